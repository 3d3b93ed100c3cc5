/** A row as the driver gives it: its values in the order of the columns. */
export type Row = readonly unknown[]

/** One connection to a libSQL database, in a file here or on a server. */
export type Connection = {
  query(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** The first row alone, at less cost. */
  first(sql: string, values?: readonly unknown[]): Promise<Row | undefined>
  /** Opens a transaction that nobody else can write beside. */
  begin(): Promise<void>
  commit(): Promise<void>
  /** Drops whatever is under way and starts afresh. Needed after a failure: one that was busy stays spoilt. */
  reset(): Promise<void>
  close(): void
}

/** The one connection that writes. What it commits is first read when it is durable. */
export type Writer = Omit<Connection, 'commit'> & {
  /** Commits; `durable` resolves once a power cut can no longer undo it. Until then nothing more is committed. */
  commit(): Promise<{ readonly durable: Promise<void> }>
}

/** Work on the database itself, during which nothing is written. */
export type Maintenance = {
  /** Hears how many units of work were just committed; says whether it wants its turn now. */
  wants(committed: number): boolean
  run(): Promise<void>
}

export const NO_MAINTENANCE: Maintenance = { wants: () => false, run: async () => undefined }

/** A database with its two connections, one for each direction. */
export type OpenDatabase = {
  readonly reader: Connection
  readonly writer: Writer
  readonly maintenance: Maintenance
  close(): Promise<void>
}
