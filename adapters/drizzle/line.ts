/** A row as the driver gives it: its values in the order of the columns. */
export type Row = readonly unknown[]

/** One connection to a libSQL database, in a file here or on a server. */
export type Line = {
  query(sql: string, values: readonly unknown[]): Promise<Row[]>
  /** The first row alone, at less cost. */
  first(sql: string, values: readonly unknown[]): Promise<Row | undefined>
  /** Opens a transaction that nobody else can write beside. */
  begin(): Promise<void>
  commit(): Promise<void>
  /** Drops whatever is under way and starts afresh. Needed after a failure: one that was busy stays spoilt. */
  reset(): Promise<void>
  close(): void
}
