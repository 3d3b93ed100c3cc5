import type { Storage, Stores } from '#core/ports.ts'
import { serialQueue } from '../shared/serial-queue.ts'
import { accounts } from './accounts.ts'
import { attempts } from './attempts.ts'
import { audit } from './audit.ts'
import { blocks } from './blocks.ts'
import { campaigns } from './campaigns.ts'
import { chatPhotos } from './chat-photos.ts'
import { complaints } from './complaints.ts'
import { conversations } from './conversations.ts'
import { deliveries } from './deliveries.ts'
import { devices } from './devices.ts'
import { directDebits } from './direct-debits.ts'
import { discounts } from './discounts.ts'
import { events } from './events.ts'
import { holds } from './holds.ts'
import { install } from './install.ts'
import { jobs } from './jobs.ts'
import { ledger } from './ledger.ts'
import { likes } from './likes.ts'
import { links } from './links.ts'
import { loginRefusals } from './login-refusals.ts'
import { messages } from './messages.ts'
import { operatorActions, operatorSessions, operators } from './operators.ts'
import { orders } from './orders.ts'
import { passes } from './passes.ts'
import { paymentReturns } from './payment-returns.ts'
import { photos } from './photos.ts'
import { profiles } from './profiles.ts'
import { pushSubscriptions } from './push-subscriptions.ts'
import { queued } from './queued.ts'
import { reports } from './reports.ts'
import { restrictions } from './restrictions.ts'
import { search } from './search.ts'
import { secondFactors } from './second-factors.ts'
import { sessions } from './sessions.ts'
import { renaming, siteRows } from './site-rows.ts'
import { swipeDays } from './swipe-days.ts'
import type { DraftedTable, SnapshotRow, Table } from './table.ts'
import { emptyTables, type Tables } from './tables.ts'
import { wallets } from './wallets.ts'
import { withdrawals } from './withdrawals.ts'

/** A snapshot of the storage, as plain JSON. */
export type Snapshot = Readonly<Record<string, readonly SnapshotRow[]>>

export interface MemoryStorage extends Storage {
  /** The committed state. */
  snapshot(): Snapshot
  /** Replaces the committed state by a snapshot, after the running transaction. */
  restore(snapshot: Snapshot): Promise<void>
}

/** A storage in memory, serialisable by snapshot. */
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

/** The stores over either the committed or the draft tables. */
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
  restrictions: restrictions(side(tables.restrictions)),
  complaints: complaints(side(tables.complaints)),
  withdrawals: withdrawals(side(tables.withdrawals)),
  campaigns: campaigns(side(tables.campaigns), side(tables.campaignMails)),
  conversations: conversations(
    side(tables.conversations),
    side(tables.places),
    side(tables.messages),
  ),
  messages: messages(side(tables.messages), side(tables.conversations), side(tables.places)),
  queued: queued(side(tables.queued), side(tables.places)),
  chatPhotos: chatPhotos(side(tables.chatPhotos), side(tables.places)),
  wallets: wallets(side(tables.wallets)),
  holds: holds(side(tables.holds)),
  ledger: ledger(side(tables.entries)),
  discounts: discounts(side(tables.discounts), side(tables.claims)),
  orders: orders(
    side(tables.orders),
    side(tables.payments),
    side(tables.refunds),
    side(tables.strays),
  ),
  paymentReturns: paymentReturns(side(tables.paymentReturns)),
  directDebits: directDebits(side(tables.directDebits)),
  deliveries: deliveries(side(tables.deliveries)),
  jobs: jobs(side(tables.jobs)),
  pushSubscriptions: pushSubscriptions(side(tables.pushSubscriptions)),
  audit: audit(side(tables.auditEntries)),
  operators: operators(side(tables.operators)),
  operatorSessions: operatorSessions(side(tables.operatorSessions)),
  operatorActions: operatorActions(side(tables.operatorActions), side(tables.reports)),
  secondFactors: secondFactors(side(tables.secondFactors), side(tables.recoveryCodes)),
  loginRefusals: loginRefusals(side(tables.loginRefusals)),
  install: install(side(tables.installs)),
  siteRows: siteRows({
    accounts: side(tables.accounts),
    profiles: side(tables.profiles),
    others: [
      renaming(side(tables.orders), ({ id }) => id),
      renaming(side(tables.chatPhotos), ({ id }) => id),
      renaming(side(tables.pushSubscriptions), ({ endpoint }) => endpoint),
      renaming(side(tables.complaints), ({ id }) => id),
      renaming(side(tables.withdrawals), ({ id }) => id),
      renaming(side(tables.campaigns), ({ id }) => id),
    ],
  }),
  events: events(side(tables.events), side(tables.consumers), side(tables.parkedEvents)),
})
