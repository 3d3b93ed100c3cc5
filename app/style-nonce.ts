import { setNonce } from 'get-nonce'

/**
 * Lets in the one style sheet written at run time, which holds the page still behind a dialog. Its nonce
 * travels beside the page, in a header scripts can read, so that the page itself may be the same for everybody.
 */
export function admitStyles(): void {
  const [page] = performance.getEntriesByType('navigation')
  if (!(page instanceof PerformanceNavigationTiming)) return
  const nonce = page.serverTiming?.find(({ name }) => name === 'style-nonce')?.description
  if (nonce) setNonce(nonce)
}
