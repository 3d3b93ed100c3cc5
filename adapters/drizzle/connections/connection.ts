/** A row as returned by the driver: values in column order. */
export type Row = readonly unknown[]

/** A connection to a libSQL database, file or server. */
export type Connection = {
  query(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** Only the first row, which is cheaper. */
  first(sql: string, values?: readonly unknown[]): Promise<Row | undefined>
  /** Begins a write transaction (`BEGIN IMMEDIATE`). */
  begin(): Promise<void>
  commit(): Promise<void>
  /** Reconnects: a connection that failed during a statement stays unusable. */
  reset(): Promise<void>
  close(): void
}

/** The single write connection. Its commits become readable once durable. */
export type Writer = Omit<Connection, 'commit'> & {
  /** Commits; `durable` resolves after fsync. Nothing more is committed before. */
  commit(): Promise<{ readonly durable: Promise<void> }>
}

/** Exclusive access to the database, without writes. */
export type Maintenance = {
  /** Gets the number of transactions just committed; returns whether it wants exclusive access now. */
  wants(committed: number): boolean
  run(): Promise<void>
}

export const NO_MAINTENANCE: Maintenance = { wants: () => false, run: async () => undefined }

/** A database with one connection for reads and one for writes. */
export type OpenDatabase = {
  readonly reader: Connection
  readonly writer: Writer
  readonly maintenance: Maintenance
  close(): Promise<void>
}
