/** What the manifest, the client and the server call each other. */
export const LANGUAGE = 'robots-txt'

/** Prefix of all settings and commands. */
export const SECTION = 'robotslint'
export const NAME = 'robotslint'

/** The configuration, for which the manifest names the schema. */
export const CONFIG = 'robotslint.config.json'
