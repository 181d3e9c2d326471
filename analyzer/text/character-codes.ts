export const TAB = 9
export const LF = 10
export const CR = 13
export const SPACE = 32
export const HASH = 35
export const STAR = 42
export const SLASH = 47
export const COLON = 58
