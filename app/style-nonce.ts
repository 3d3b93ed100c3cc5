import { setNonce } from 'get-nonce'

/**
 * CSP nonce of the one runtime style sheet, which locks scrolling behind a dialog. Sent in a header that scripts can
 * read, so that the page itself can be cached.
 */
export function setStyleNonce(): void {
  const [page] = performance.getEntriesByType('navigation')
  if (!(page instanceof PerformanceNavigationTiming)) return
  const nonce = page.serverTiming?.find(({ name }) => name === 'style-nonce')?.description
  if (nonce) setNonce(nonce)
}
