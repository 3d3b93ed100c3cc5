/** Has the browser say that it is connected, or that it is not, until the answer is called. */
export function stubOnline(online: boolean): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
  }
}
