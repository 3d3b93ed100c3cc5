import { Database } from 'bun:sqlite'
import type { Book, Delivery, SandboxState } from './book.ts'
import {
  type DeliveryRow,
  deliveryOf,
  type PaymentRow,
  paymentOf,
  TABLES,
} from './file-book-rows.ts'

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

  const insert = db.query<
    PaymentRow,
    [string, string, string, number, string, string, string, string, string, string, number]
  >(
    `insert into payment values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', null, ?) on conflict (key) do nothing`,
  )
  const byKey = db.query<PaymentRow, [string]>('select * from payment where key = ?')
  const byReference = db.query<PaymentRow, [string]>('select * from payment where reference = ?')
  const taken = db.query<PaymentRow, [number]>(
    'select * from payment where taken_at >= ? order by taken_at desc, rowid desc',
  )
  const moving = db.query<unknown, [SandboxState, string, SandboxState]>(
    'update payment set state = ? where reference = ? and state = ? returning 1',
  )
  const refunds = db.query<{ key: string; amount: number; failed: number }, [string]>(
    'select key, amount, failed from refund where reference = ? order by rowid',
  )
  const failing = db.query<unknown, [string]>(
    'update refund set failed = 1 where reference = ? and failed = 0 returning 1',
  )
  const expecting = db.query<unknown, [number, string]>(
    `update payment set due_at = ? where reference = ? and state = 'open' and due_at is null returning 1`,
  )
  const ending = db.query<unknown, [SandboxState, string]>(
    `update payment set state = ? where reference = ? and state = 'open' returning 1`,
  )
  const arrived = db.query<PaymentRow, [number]>(
    `select * from payment where state = 'open' and due_at is not null and due_at <= ? order by due_at`,
  )
  const keep = db.query<unknown, [string, string, string, number, number]>(
    'insert or replace into delivery values (?, ?, ?, ?, ?)',
  )
  const due = db.query<DeliveryRow, [number]>(
    'select * from delivery where due_at <= ? order by due_at',
  )
  const drop = db.query<unknown, [string]>('delete from delivery where id = ?')
  const next = db.query<{ at: number | null }, []>(
    `select min(at) as at from (
      select min(due_at) as at from delivery
      union all select min(due_at) from payment where state = 'open' and due_at is not null
    )`,
  )

  const known = db.query<unknown, [string]>('select 1 from refund where key = ?')
  const giving = db.query<unknown, [string, number, string]>(
    `insert into refund select ?1, reference, ?2, 0 from payment where reference = ?3 and state = 'paid'
      and amount >= ?2 + (select coalesce(sum(amount), 0) from refund where reference = ?3 and failed = 0) returning 1`,
  )
  const emptying = db.query<unknown, [string]>(
    `update payment set state = 'refunded' where reference = ?1
      and amount = (select sum(amount) from refund where reference = ?1 and failed = 0)`,
  )

  const store = ({ id, reference, url, attempts, dueAt }: Delivery) =>
    keep.run(id, reference, url, attempts, dueAt)

  const settle = db.transaction(
    (reference: string, state: SandboxState, delivery: Delivery | null): boolean => {
      if (!ending.get(state, reference)) return false
      if (delivery) store(delivery)
      return true
    },
  )

  const move = db.transaction(
    (reference: string, from: SandboxState, to: SandboxState, delivery: Delivery): boolean => {
      if (!moving.get(to, reference, from)) return false
      store(delivery)
      return true
    },
  )

  const giveBack = db.transaction((key: string, reference: string, amount: number): boolean => {
    if (known.get(key)) return true
    if (!giving.get(key, amount, reference)) return false
    emptying.run(reference)
    return true
  })

  const failRefunds = db.transaction((reference: string, delivery: Delivery): boolean => {
    if (!failing.get(reference)) return false
    moving.get('paid', reference, 'refunded')
    store(delivery)
    return true
  })

  const book: Book = {
    async add(payment) {
      insert.run(
        payment.reference,
        payment.key,
        payment.order,
        payment.amount.amount,
        payment.amount.currency,
        payment.method,
        payment.description,
        payment.locale,
        payment.returnUrl,
        payment.webhookUrl,
        payment.takenAt,
      )
      const stored = byKey.get(payment.key)
      return stored ? paymentOf(stored) : payment
    },
    async byReference(reference) {
      const row = byReference.get(reference)
      return row ? paymentOf(row) : null
    },
    async byKey(key) {
      const row = byKey.get(key)
      return row ? paymentOf(row) : null
    },
    since: async (moment) => taken.all(moment).map(paymentOf),
    refunds: async (reference) =>
      refunds.all(reference).map(({ failed, ...one }) => ({ ...one, failed: failed === 1 })),
    move: async (reference, from, to, delivery) => move.immediate(reference, from, to, delivery),
    expect: async (reference, dueAt) => expecting.get(dueAt, reference) !== null,
    settle: async (reference, state, delivery) => settle.immediate(reference, state, delivery),
    giveBack: async (key, reference, amount) => giveBack.immediate(key, reference, amount),
    failRefunds: async (reference, delivery) => failRefunds.immediate(reference, delivery),
    arrived: async (now) => arrived.all(now).map(paymentOf),
    deliveries: async (now) => due.all(now).map(deliveryOf),
    async putOff(delivery) {
      store(delivery)
    },
    async delivered(id) {
      drop.run(id)
    },
    nextAt: async () => next.get()?.at ?? null,
  }
  return { book, close: () => db.close() }
}
