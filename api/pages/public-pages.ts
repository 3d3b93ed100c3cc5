/** Entry pages of visitors: the same for all, and indexed. */
const PUBLIC: readonly RegExp[] = [
  /^\/$/,
  /^\/landers\/[a-z]+(\/[^/]+)?$/i,
  /^\/members\/[^/]+\/landing([23](\/[^/]+)?)?$/,
  /^\/(pricing|complaints|withdraw|lang-config|login|signup|reset-password)$/,
  /^\/pages\/[a-z-]+$/,
]

/** Whether a page is an entry page: search engines may index it. */
export const isPublic = (path: string): boolean => PUBLIC.some((pattern) => pattern.test(path))

/** The visitors' search. Its filters are made up by clients, so a page with any is cached for nobody. */
const SEARCH = '/members'
/** Parameters that are part of a page's key, or that no search reads. */
const NO_FILTERS = new Set(['lang', 'forced_domain'])

const isPlainSearch = (path: string, query: string): boolean =>
  path === SEARCH && [...new URLSearchParams(query).keys()].every((key) => NO_FILTERS.has(key))

/** Whether a page is the same for every visitor; any other is personal, and not cached. */
export const isForAll = (path: string, query: string): boolean =>
  isPublic(path) || isPlainSearch(path, query)

/** Pages at fixed paths: their number is limited. */
const FIXED =
  /^\/$|^\/landers\/[a-z]+$|^\/(members|pricing|complaints|withdraw|lang-config|login|signup|reset-password)$|^\/pages\/[a-z-]+$/

/** Whether the whole path is ours; campaign slugs and other spellings are made up by clients. */
export const isKnownPath = (path: string): boolean => FIXED.test(path)

/** Pages that show where the login leads. */
const LEADING_ON = /^\/(login|reset-password)$/

/** The query parameters a shared page depends on: none, except for redirects, so that all visitors share it. */
export const shownQuery = (path: string, query: string): string =>
  LEADING_ON.test(path) ? query : ''

/** Whether the shared page is cacheable. A member's landing page shows their own state. */
export const isShared = (path: string): boolean => !path.startsWith('/members/')
