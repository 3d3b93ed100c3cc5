import { MovedError, type MoveMark } from '../drizzle/moves.ts'
import { BackupError, type Counts } from './manifest.ts'

/** What is asked of a backed-up database, in both dialects. */
export type DatabaseFacts = {
  readonly counts: Counts
  readonly erased: readonly string[]
  /** Its id, once a server started on it. */
  readonly install: string | null
}

export const COUNTS = `select
  (select count(*) from accounts) as accounts,
  (select count(*) from messages) as messages,
  (select count(*) from ledger_entries) as ledger_entries`

export const ERASED = "select id from accounts where status = 'erased'"

/** The id of the database: the same as that of the folder, or bucket, with its photos. */
export const INSTALL = `select id from installs where "key" = 'database'`

/** How many members have a wallet that is not what their ledger entries come to, or entries and no wallet. */
export const UNEVEN = `
  with booked as (
    select member,
      sum(case when "to" = 'granted:' || member then amount else 0 end)
        - sum(case when "from" = 'granted:' || member then amount else 0 end) as granted,
      sum(case when "to" = 'paid:' || member then amount else 0 end)
        - sum(case when "from" = 'paid:' || member then amount else 0 end) as paid
    from ledger_entries group by member)
  select count(*) as uneven from (
    select w.member from wallets w left join booked b on b.member = w.member
    where w.granted <> coalesce(b.granted, 0) or w.paid <> coalesce(b.paid, 0)
    union all
    select b.member from booked b where b.member not in (select member from wallets)) uneven`

/** Refuses by the mark of a move. */
export function refuseMoved(mark: MoveMark | null): void {
  if (mark) throw new BackupError(`Not backed up: ${new MovedError(mark).message}`, 'MOVED')
}

/** Counts as numbers: PostgreSQL sends them as texts. */
export const countsIn = (row: Readonly<Record<string, unknown>> | null | undefined): Counts => ({
  accounts: Number(row?.accounts),
  messages: Number(row?.messages),
  ledger_entries: Number(row?.ledger_entries),
})
