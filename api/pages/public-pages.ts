/** What a visitor may come in by: rendered here, so that it shows before any script has arrived. */
const PUBLIC: readonly RegExp[] = [
  /^\/$/,
  /^\/landers\/[a-z]+(\/[^/]+)?$/i,
  /^\/members\/[^/]+\/landing([23](\/[^/]+)?)?$/,
  /^\/(pricing|complaints|login|signup|reset-password)$/,
  /^\/pages\/[a-z-]+$/,
]

/** Pages that show each viewer something else: rendered for whoever asks, and kept for nobody. */
const PERSONAL: readonly RegExp[] = [/^\/members(\/[^/]+)?$/, /^\/premium$/]

/** Whether a page is rendered on the server, for visitors and where it is a personal one for members too. */
export const isRendered = (path: string, visitor: boolean): boolean =>
  isPersonal(path) || (visitor && PUBLIC.some((pattern) => pattern.test(path)))

/** Whether a page shows each viewer something else, so that it is kept by nobody and found by no search engine. */
export const isPersonal = (path: string): boolean => PERSONAL.some((pattern) => pattern.test(path))

/** Pages with an address of our own making: as many as there are, whatever is asked. */
const FIXED =
  /^\/$|^\/landers\/[a-z]+$|^\/(pricing|complaints|login|signup|reset-password)$|^\/pages\/[a-z-]+$/

/** Whether a page's whole address is ours; a campaign's slug, or another spelling, is whoever's who made it up. */
export const isFixed = (path: string): boolean => FIXED.test(path)

/** Whether the next visitor may get the same page. A member's page shows who they are now, or nothing. */
export const isShared = (path: string): boolean =>
  !path.startsWith('/members/') && !isPersonal(path)
