import type { MoveMark } from '../drizzle/moves.ts'

/** A move cannot be made; the message says what to do. */
export class MoveError extends Error {
  override readonly name = 'MoveError'
}

/** A value as both databases have it: a flag is 0 or 1. */
export type Value = string | number | null

/** A row, by column. */
export type Row = Record<string, Value>

export type Rows = AsyncIterable<readonly Row[]>

/** Figures of the ledger: all its entries, and the balance of every account, as one sum. */
export type LedgerSums = {
  readonly entries: number
  readonly credits: number
  readonly accounts: number
  readonly balances: bigint
}

/** What can be read of a database at one moment. */
type Readable = {
  /** Names of the columns of a table, sorted. */
  columns(table: string): Promise<readonly string[]>
  rows(table: string, columns: readonly string[]): Rows
  ledger(): Promise<LedgerSums>
  mark(): Promise<MoveMark | null>
  close(): Promise<void>
}

/** The database that is moved. */
export type Source = Readable & {
  /** Keeps every process from writing until `moved` or `close`, also one that starts. */
  pause(): Promise<void>
  /** The last number that each table with numbered rows has given out. */
  counters(): Promise<ReadonlyMap<string, number>>
  /** Marks it as moved, for good, and ends the pause. */
  moved(mark: MoveMark): Promise<void>
  /** It is in use again. */
  reopen(): Promise<void>
}

/** The database that it is moved to. */
export type Target = Readable & {
  /** Makes it an empty one of this version, marked as unfinished; what an earlier move left goes. */
  prepare(mark: MoveMark): Promise<void>
  write(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>
  /** Begins numbers after those that were given out. */
  count(counters: ReadonlyMap<string, number>): Promise<void>
  /** All of it is stored, still marked as unfinished. */
  commit(): Promise<void>
  /** Removes the mark: it is in use from now on. */
  open(): Promise<void>
}

/** Rows read or written at once. */
export const BATCH = 2000

/** Both sides of every entry. */
export const BALANCES = `select account, sum(change) as balance from (
    select "to" as account, amount as change from ledger_entries
    union all select "from", -amount from ledger_entries
  ) as booked group by account`
export const ENTRIES =
  'select count(*) as entries, coalesce(sum(amount), 0) as credits from ledger_entries'

const LARGEST = (1n << 64n) - 1n

/** Adds up hashes of rows, in whatever order they come. */
export function rowSum() {
  let [count, sum] = [0, 0n]
  return {
    add(values: readonly Value[]) {
      count += 1
      sum = (sum + BigInt(Bun.hash.wyhash(JSON.stringify(values)))) & LARGEST
    },
    get count() {
      return count
    },
    get sum() {
      return sum
    },
  }
}
