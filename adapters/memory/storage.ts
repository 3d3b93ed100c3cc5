import type { Storage, Stores } from '#core/ports.ts'
import { serialQueue } from '../shared/serial-queue.ts'
import { accounts } from './accounts.ts'
import { attempts } from './attempts.ts'
import { audit } from './audit.ts'
import { blocks } from './blocks.ts'
import { complaints } from './complaints.ts'
import { conversations } from './conversations.ts'
import { deliveries } from './deliveries.ts'
import { devices } from './devices.ts'
import { directDebits } from './direct-debits.ts'
import { discounts } from './discounts.ts'
import { events } from './events.ts'
import { held } from './held.ts'
import { jobs } from './jobs.ts'
import { ledger } from './ledger.ts'
import { likes } from './likes.ts'
import { links } from './links.ts'
import { messages } from './messages.ts'
import { orders } from './orders.ts'
import { passes } from './passes.ts'
import { photos } from './photos.ts'
import { profiles } from './profiles.ts'
import { pushSubscriptions } from './push-subscriptions.ts'
import { reports } from './reports.ts'
import { search } from './search.ts'
import { sessions } from './sessions.ts'
import { swipeDays } from './swipe-days.ts'
import type { DraftedTable, SnapshotRow, Table } from './table.ts'
import { emptyTables, type Tables } from './tables.ts'
import { wallets } from './wallets.ts'

/** All that a storage holds, as plain JSON. */
export type Snapshot = Readonly<Record<string, readonly SnapshotRow[]>>

export interface MemoryStorage extends Storage {
  /** What is committed now. */
  snapshot(): Snapshot
  /** Puts a snapshot in the place of all that is committed, once the work at hand is done. */
  restore(snapshot: Snapshot): Promise<void>
}

/** A storage that lives as long as its page, and beyond it by its snapshot. */
export function memoryStorage(seed: Snapshot = {}): MemoryStorage {
  const tables = emptyTables()
  const every = Object.entries(tables)
  const queue = serialQueue()
  const drafts = storesOver(tables, (table) => table.draft)

  const restore = (snapshot: Snapshot) => {
    for (const [name, table] of every) table.restore(snapshot[name] ?? [])
  }
  restore(seed)

  return {
    reads: storesOver(tables, (table) => table.committed),
    atomically: (work) =>
      queue(async () => {
        try {
          const result = await work(drafts)
          if (result.ok) for (const [, table] of every) table.commit()
          return result
        } finally {
          for (const [, table] of every) table.discard()
        }
      }),
    snapshot: () => Object.fromEntries(every.map(([name, table]) => [name, table.snapshot()])),
    restore: (snapshot) => queue(async () => restore(snapshot)),
  }
}

/** The stores over one side of each table. */
const storesOver = (
  tables: Tables,
  side: <Row>(table: DraftedTable<Row>) => Table<Row>,
): Stores => ({
  accounts: accounts(side(tables.accounts)),
  sessions: sessions(side(tables.sessions)),
  devices: devices(side(tables.devices)),
  links: links(side(tables.links)),
  attempts: attempts(side(tables.attempts)),
  profiles: profiles(side(tables.profiles)),
  photos: photos(side(tables.photos)),
  search: search({
    profiles: side(tables.profiles),
    blocks: side(tables.blocks),
    likes: side(tables.likes),
    passes: side(tables.passes),
  }),
  likes: likes(side(tables.likes)),
  blocks: blocks(side(tables.blocks)),
  passes: passes(side(tables.passes)),
  swipeDays: swipeDays(side(tables.swipeDays)),
  reports: reports(side(tables.reports)),
  complaints: complaints(side(tables.complaints)),
  conversations: conversations(
    side(tables.conversations),
    side(tables.places),
    side(tables.messages),
  ),
  messages: messages(side(tables.messages), side(tables.conversations), side(tables.places)),
  held: held(side(tables.held)),
  wallets: wallets(side(tables.wallets)),
  ledger: ledger(side(tables.entries)),
  discounts: discounts(side(tables.discounts), side(tables.claims)),
  orders: orders(
    side(tables.orders),
    side(tables.payments),
    side(tables.refunds),
    side(tables.strays),
  ),
  directDebits: directDebits(side(tables.directDebits)),
  deliveries: deliveries(side(tables.deliveries)),
  jobs: jobs(side(tables.jobs)),
  pushSubscriptions: pushSubscriptions(side(tables.pushSubscriptions)),
  audit: audit(side(tables.auditEntries)),
  events: events(side(tables.events), side(tables.consumers), side(tables.parkedEvents)),
})
