/** What a visitor may come in by: the same for all of them, and found by search engines. */
const PUBLIC: readonly RegExp[] = [
  /^\/$/,
  /^\/landers\/[a-z]+(\/[^/]+)?$/i,
  /^\/members\/[^/]+\/landing([23](\/[^/]+)?)?$/,
  /^\/(pricing|complaints|lang-config|login|signup|reset-password)$/,
  /^\/pages\/[a-z-]+$/,
]

/** Whether a page shows every visitor the same; any other page is its viewer's own, and kept by nobody. */
export const isPublic = (path: string): boolean => PUBLIC.some((pattern) => pattern.test(path))

/** Pages with an address of our own making: as many as there are, whatever is asked. */
const FIXED =
  /^\/$|^\/landers\/[a-z]+$|^\/(pricing|complaints|lang-config|login|signup|reset-password)$|^\/pages\/[a-z-]+$/

/** Whether a page's whole address is ours; a campaign's slug, or another spelling, is whoever's who made it up. */
export const isFixed = (path: string): boolean => FIXED.test(path)

/** Pages that say where one is led after logging in. */
const LEADING_ON = /^\/(login|reset-password)$/

/** The part of an address's query that a public page shows: none, so that all visitors share it, but on the way to another page. */
export const shownQuery = (path: string, query: string): string =>
  LEADING_ON.test(path) ? query : ''

/** Whether the next visitor may get the same public page. A member's landing page shows who they are now, or nothing. */
export const isShared = (path: string): boolean => !path.startsWith('/members/')
