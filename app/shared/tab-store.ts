/** Where a browser keeps nothing, the page itself does, for as long as it is open. */
const spare = new Map<string, string>()
const SPARE: TabStore & Pick<Storage, 'removeItem'> = {
  getItem: (key) => spare.get(key) ?? null,
  setItem: (key, value) => void spare.set(key, value),
  removeItem: (key) => void spare.delete(key),
}

export type TabStore = Pick<Storage, 'getItem' | 'setItem'>

/** What is kept for as long as this tab is open. A browser may refuse even to be asked. */
export function tabStore(): TabStore & Pick<Storage, 'removeItem'> {
  try {
    return sessionStorage
  } catch {
    return SPARE
  }
}
