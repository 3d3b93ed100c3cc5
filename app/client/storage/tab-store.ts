/** In-memory fallback if session storage is blocked. */
const spare = new Map<string, string>()
const SPARE: TabStore & Pick<Storage, 'removeItem'> = {
  getItem: (key) => spare.get(key) ?? null,
  setItem: (key, value) => void spare.set(key, value),
  removeItem: (key) => void spare.delete(key),
}

export type TabStore = Pick<Storage, 'getItem' | 'setItem'>

/** Session storage. A browser may throw even on access. */
export function tabStore(): TabStore & Pick<Storage, 'removeItem'> {
  try {
    return sessionStorage
  } catch {
    return SPARE
  }
}

export const isTabStoreBlocked = (): boolean => tabStore() === SPARE
