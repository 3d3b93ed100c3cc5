/** Where a browser keeps nothing, the page itself does, for as long as it is open. */
const spare = new Map<string, string>()

/** What this browser keeps under a name; `null` when it keeps nothing there. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? spare.get(key) ?? null
  } catch {
    return spare.get(key) ?? null
  }
}

/** Keeps a text under a name, or with `null` lets go of it, and tells whoever shows it. */
export function keep(key: string, value: string | null): void {
  spare.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) spare.set(key, value)
  }
  dispatchEvent(new StorageEvent('storage', { key }))
}

/** Everything kept under names that start so. */
export const keptUnder = (start: string): readonly string[] =>
  keptNames()
    .filter((name) => name.startsWith(start))
    .flatMap((name) => kept(name) ?? [])

/** The same as a browser's own stores have it. */
export const keptStore: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: kept,
  setItem: keep,
  removeItem: (key) => keep(key, null),
}

/** Lets go of everything kept under names that start so. */
export function forget(...starts: readonly string[]): void {
  for (const name of keptNames())
    if (starts.some((start) => name.startsWith(start))) keep(name, null)
}

function keptNames(): readonly string[] {
  try {
    return [...spare.keys(), ...Object.keys(localStorage)]
  } catch {
    return [...spare.keys()]
  }
}
