/** The sites of a file that is about to be published. */
export type Taken = {
  readonly entries: readonly unknown[]
  /** Their ids; of one without an id its place, from 1. */
  readonly ids: readonly string[]
  /** Open sites that are not in it. */
  readonly closes: readonly string[]
}

export function takenFrom(entries: readonly unknown[], open: readonly string[]): Taken {
  const ids = entries.map((entry, at) => {
    const { id } = Object(entry)
    return typeof id === 'string' ? id : String(at + 1)
  })
  return { entries, ids, closes: open.filter((id) => !ids.includes(id)) }
}

/** The entries of a file as text; `null` if it is no sites file. */
export function entriesIn(text: string): readonly unknown[] | null {
  try {
    const { sites } = Object(JSON.parse(text))
    return Array.isArray(sites) && sites.length > 0 ? sites : null
  } catch {
    return null
  }
}
