/** What a visitor may come in by: rendered here, so that it shows before any script has arrived. */
const PUBLIC: readonly RegExp[] = [
  /^\/$/,
  /^\/landers\/[a-z]+(\/[^/]+)?$/i,
  /^\/members\/[^/]+\/landing([23](\/[^/]+)?)?$/,
  /^\/(pricing|complaints|login|signup|reset-password)$/,
  /^\/pages\/[a-z-]+$/,
]

/** Whether a page is rendered on the server for visitors. */
export const isPublic = (path: string): boolean => PUBLIC.some((pattern) => pattern.test(path))

/** Whether the next visitor may get the same page. A member's page shows who they are now, or nothing. */
export const isShared = (path: string): boolean => !path.startsWith('/members/')
