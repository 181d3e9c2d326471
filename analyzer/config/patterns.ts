// In a file of their own: what explains errors needs them at run time, and the schema is only there at the build.

/** Scheme and host of a site. */
export const ORIGIN = '^(https?|gemini)://[^/?#]+/?$'

/** What a crawler can request: a path, or a URL with a host. */
export const REQUEST = '^(/|[A-Za-z][A-Za-z0-9+.-]*://[^/?#])'
