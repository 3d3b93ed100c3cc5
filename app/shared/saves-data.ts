/** What browsers that know it tell of the line; TypeScript's own library does not name it. */
type Line = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether somebody asked for little to be fetched, or has a line on which it would take from what they wait for. */
export function savesData(browser: object = globalThis.navigator ?? {}): boolean {
  // Only browsers built on Chromium tell it.
  const line = 'connection' in browser ? (browser.connection as Line | undefined) : undefined
  return line?.saveData === true || line?.effectiveType === 'slow-2g'
}
