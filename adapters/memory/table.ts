/** Rows by key, in the order they were first put there. */
export interface Table<Row> {
  find(key: string): Row | null
  all(): readonly Row[]
  put(key: string, row: Row): void
  drop(key: string): void
}

/** One row of a snapshot. */
export type SnapshotRow = readonly [key: string, row: unknown]

/** A table with what everybody sees and what the unit of work at hand has made of it. */
export interface DraftedTable<Row> {
  /** What is committed; it cannot be written to. */
  readonly committed: Table<Row>
  /** The same until it is written to, and from then on a copy of its own. */
  readonly draft: Table<Row>
  /** Makes the draft what everybody sees. */
  commit(): void
  /** Forgets the draft. */
  discard(): void
  snapshot(): readonly SnapshotRow[]
  restore(lines: readonly SnapshotRow[]): void
}

/** A table that copies itself on the first write of a unit of work. */
export function draftedTable<Row>(): DraftedTable<Row> {
  let rows: ReadonlyMap<string, Row> = new Map()
  let copy: Map<string, Row> | null = null
  const writable = () => (copy ??= new Map(rows))

  const view = (
    current: () => ReadonlyMap<string, Row>,
    write: () => Map<string, Row>,
  ): Table<Row> => ({
    find: (key) => current().get(key) ?? null,
    all: () => [...current().values()],
    put: (key, row) => void write().set(key, row),
    drop: (key) => void (current().has(key) && write().delete(key)),
  })

  return {
    committed: view(
      () => rows,
      () => {
        throw new Error('writing happens only inside atomically')
      },
    ),
    draft: view(() => copy ?? rows, writable),
    commit() {
      rows = copy ?? rows
      copy = null
    },
    discard() {
      copy = null
    },
    snapshot: () => [...rows],
    restore(lines) {
      // A snapshot is this very table's own, so its rows are rows of this table.
      rows = new Map(lines as readonly (readonly [string, Row])[])
      copy = null
    },
  }
}
