/** What the server said of this page in a header that scripts can read, so that the page itself can be cached; '' if nothing. */
export function pageTiming(name: 'style-nonce' | 'session'): string {
  const [page] = performance.getEntriesByType('navigation')
  if (!(page instanceof PerformanceNavigationTiming)) return ''
  return page.serverTiming?.find((timing) => timing.name === name)?.description ?? ''
}
