/** In-memory fallback if local storage is blocked. */
const spare = new Map<string, string>()

/** A value in local storage; `null` if none. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? spare.get(key) ?? null
  } catch {
    return spare.get(key) ?? null
  }
}

/** Stores a text, or removes it with `null`, and notifies subscribed components. */
export function writeStored(key: string, value: string | null): void {
  spare.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) spare.set(key, value)
  }
  dispatchEvent(new StorageEvent('storage', { key }))
}

/** All values with this key prefix. */
export const storedUnder = (start: string): readonly string[] =>
  storedNames()
    .filter((name) => name.startsWith(start))
    .flatMap((name) => readStored(name) ?? [])

/** The same as a `Storage`. */
export const browserStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: readStored,
  setItem: writeStored,
  removeItem: (key) => writeStored(key, null),
}

/** Removes all values with one of these key prefixes. */
export function removeStored(...starts: readonly string[]): void {
  for (const name of storedNames())
    if (starts.some((start) => name.startsWith(start))) writeStored(name, null)
}

/** Every key there is. */
export function storedNames(): readonly string[] {
  try {
    return [...spare.keys(), ...Object.keys(localStorage)]
  } catch {
    return [...spare.keys()]
  }
}
