/** Delay after load, so that the page's own requests come first. */
const TIMEOUT = 3000

/** Does it once the browser is idle; returns what takes that back. */
export function atRest(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work, { timeout: TIMEOUT })
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(work, TIMEOUT)
  return () => clearTimeout(timer)
}
