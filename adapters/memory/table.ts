/** Rows by key, in insertion order. */
export interface Table<Row> {
  find(key: string): Row | null
  all(): readonly Row[]
  put(key: string, row: Row): void
  drop(key: string): void
}

/** One row of a snapshot. */
export type SnapshotRow = readonly [key: string, row: unknown]

/** A table with its committed state and the draft of the current transaction. */
export interface DraftedTable<Row> {
  /** The committed state, read-only. */
  readonly committed: Table<Row>
  /** The draft: copied on the first write. */
  readonly draft: Table<Row>
  /** Commits the draft. */
  commit(): void
  /** Discards the draft. */
  discard(): void
  snapshot(): readonly SnapshotRow[]
  restore(lines: readonly SnapshotRow[]): void
}

/** A copy-on-write table. */
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
      // Safe cast: a snapshot was taken from this table.
      rows = new Map(lines as readonly (readonly [string, Row])[])
      copy = null
    },
  }
}
