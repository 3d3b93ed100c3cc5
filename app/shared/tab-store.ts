/** Where a browser keeps nothing, the page itself does, for as long as it is open. */
const spare = new Map<string, string>()
const SPARE: TabStore = {
  getItem: (key) => spare.get(key) ?? null,
  setItem: (key, value) => void spare.set(key, value),
}

export type TabStore = Pick<Storage, 'getItem' | 'setItem'>

/** What is kept for as long as this tab is open. A browser may refuse even to be asked. */
export function tabStore(): TabStore {
  try {
    return sessionStorage
  } catch {
    return SPARE
  }
}
