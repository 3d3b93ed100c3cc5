import { Database } from 'bun:sqlite'
import type { Locale } from '#core/site/locales.ts'
import {
  type Book,
  bookOver,
  type Delivery,
  type RefundRow,
  type SandboxPayment,
  type SandboxState,
} from './book.ts'

/** Tables of the book. */
const TABLES = `
  create table if not exists payment (
    reference text primary key,
    key text not null unique,
    "order" text not null,
    amount integer not null,
    currency text not null,
    method text not null,
    description text not null,
    locale text not null,
    return_url text not null,
    webhook_url text not null,
    state text not null,
    due_at integer,
    taken_at integer not null default 0
  ) strict;
  create index if not exists payment_due on payment (due_at) where state = 'open' and due_at is not null;
  create table if not exists delivery (
    id text primary key,
    reference text not null references payment (reference),
    url text not null,
    attempts integer not null,
    due_at integer not null
  ) strict;
  create table if not exists refund (
    key text primary key,
    reference text not null references payment (reference),
    amount integer not null,
    failed integer not null default 0
  ) strict;
  create index if not exists delivery_due on delivery (due_at);
`

type PaymentRow = {
  reference: string
  key: string
  order: string
  amount: number
  currency: string
  method: string
  description: string
  locale: Locale
  return_url: string
  webhook_url: string
  state: SandboxState
  due_at: number | null
  taken_at: number
}

const paymentOf = ({
  amount,
  currency,
  return_url,
  webhook_url,
  due_at,
  taken_at,
  ...row
}: PaymentRow): SandboxPayment => ({
  ...row,
  amount: { amount, currency },
  returnUrl: return_url,
  webhookUrl: webhook_url,
  dueAt: due_at,
  takenAt: taken_at,
})

const rowOf = ({
  amount: { amount, currency },
  returnUrl: return_url,
  webhookUrl: webhook_url,
  dueAt: due_at,
  takenAt: taken_at,
  ...row
}: SandboxPayment): PaymentRow => ({
  ...row,
  amount,
  currency,
  return_url,
  webhook_url,
  due_at,
  taken_at,
})

type DeliveryRow = Omit<Delivery, 'dueAt'> & { readonly due_at: number }
type StoredRefund = Omit<RefundRow, 'failed'> & { readonly failed: number }

const LOCKED = { tries: 100, pause: 50 } as const

/** The one change for which SQLite does not wait: of two at once, one is refused. */
function writeAhead(db: Database): void {
  for (let tried = 1; ; tried += 1) {
    try {
      db.run('pragma journal_mode = wal')
      return
    } catch (failure) {
      if (Object(failure).code !== 'SQLITE_BUSY' || tried === LOCKED.tries) throw failure
      Bun.sleepSync(LOCKED.pause)
    }
  }
}

/** Creates the tables, and the columns that books from before them lack. */
function bringUpToDate(db: Database): void {
  db.run(TABLES)
  for (const [table, column] of [
    ['payment', 'taken_at'],
    ['refund', 'failed'],
  ] as const) {
    const columns = db.query<{ name: string }, [string]>('select name from pragma_table_info(?)')
    if (!columns.all(table).some(({ name }) => name === column))
      db.run(`alter table ${table} add column ${column} integer not null default 0`)
  }
}

/** The sandbox's book in its own small database at `path`, with a close function. */
export function fileBook(path: string): { readonly book: Book; close(): void } {
  const db = new Database(path, { create: true, strict: true })
  // Two demo servers can share it.
  db.run('pragma busy_timeout = 5000')
  writeAhead(db)
  db.run('pragma synchronous = full')
  db.run('pragma foreign_keys = on')
  // Of two that start at once, the second waits, and finds the columns.
  db.transaction(() => bringUpToDate(db)).immediate()

  const payments = (rest: string) => db.query<PaymentRow, [string]>(`select * from payment ${rest}`)
  const byReference = payments('where reference = ?')
  const byKey = payments('where key = ?')
  const since = db.query<PaymentRow, [number]>(
    'select * from payment where taken_at >= ? order by taken_at desc, rowid desc',
  )
  const pending = db.query<PaymentRow, []>(
    `select * from payment where state = 'open' and due_at is not null order by due_at`,
  )
  const put = db.query<unknown, [PaymentRow]>(
    `insert into payment values ($reference, $key, $order, $amount, $currency, $method, $description,
      $locale, $return_url, $webhook_url, $state, $due_at, $taken_at)
      on conflict (reference) do update set state = excluded.state, due_at = excluded.due_at`,
  )
  const refund = db.query<unknown, [string]>('select 1 from refund where key = ?')
  const refunds = db.query<StoredRefund, [string]>(
    'select * from refund where reference = ? order by rowid',
  )
  const putRefund = db.query<unknown, [StoredRefund]>(
    `insert into refund values ($key, $reference, $amount, $failed)
      on conflict (key) do update set failed = excluded.failed`,
  )
  const deliveries = db.query<DeliveryRow, []>('select * from delivery')
  const putDelivery = db.query<unknown, [DeliveryRow]>(
    'insert or replace into delivery values ($id, $reference, $url, $attempts, $due_at)',
  )
  const dropDelivery = db.query<unknown, [string]>('delete from delivery where id = ?')
  const one = (row: PaymentRow | null) => row && paymentOf(row)

  const book = bookOver({
    byReference: (reference) => one(byReference.get(reference)),
    byKey: (key) => one(byKey.get(key)),
    since: (moment) => since.all(moment).map(paymentOf),
    pending: () => pending.all().map(paymentOf),
    put: (payment) => put.run(rowOf(payment)),
    hasRefund: (key) => refund.get(key) !== null,
    refunds: (reference) =>
      refunds.all(reference).map(({ failed, ...row }) => ({ ...row, failed: failed === 1 })),
    putRefund: ({ failed, ...row }) => putRefund.run({ ...row, failed: failed ? 1 : 0 }),
    deliveries: () => deliveries.all().map(({ due_at, ...row }) => ({ ...row, dueAt: due_at })),
    putDelivery: ({ dueAt, ...row }) => putDelivery.run({ ...row, due_at: dueAt }),
    dropDelivery: (id) => dropDelivery.run(id),
    atOnce: (work) => (db.inTransaction ? work() : db.transaction(work).immediate()),
  })
  return { book, close: () => db.close() }
}
