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

/** Lets go of everything kept under names that start so. */
export function forget(...starts: readonly string[]): void {
  const names = [...spare.keys(), ...keptNames()]
  for (const name of names) if (starts.some((start) => name.startsWith(start))) keep(name, null)
}

function keptNames(): readonly string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
