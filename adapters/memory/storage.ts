import type { Storage, Stores } from '#core/ports.ts'
import { serialQueue } from '../shared/serial-queue.ts'
import { accounts } from './accounts/accounts.ts'
import { attempts } from './accounts/attempts.ts'
import { devices } from './accounts/devices.ts'
import { links } from './accounts/links.ts'
import { sessions } from './accounts/sessions.ts'
import { signupBlocks, signupNetworks } from './accounts/signup-blocks.ts'
import { chatPhotos } from './chats/chat-photos.ts'
import { conversations } from './chats/conversations.ts'
import { messages } from './chats/messages.ts'
import { queued } from './chats/queued.ts'
import { audit } from './desk/audit.ts'
import { creditChanges } from './desk/credit-changes.ts'
import { loginRefusals } from './desk/login-refusals.ts'
import { memberLists } from './desk/member-lists.ts'
import { memberNotes, memberRequests } from './desk/member-requests.ts'
import { operatorActions, operatorSessions, operators } from './desk/operators.ts'
import { orderLists } from './desk/order-lists.ts'
import { secondFactors } from './desk/second-factors.ts'
import { blocks } from './discovery/blocks.ts'
import { likes } from './discovery/likes.ts'
import { passes } from './discovery/passes.ts'
import { search } from './discovery/search.ts'
import { swipeDays } from './discovery/swipe-days.ts'
import { directDebits } from './money/direct-debits.ts'
import { discounts } from './money/discounts.ts'
import { holds } from './money/holds.ts'
import { ledger } from './money/ledger.ts'
import { orders } from './money/orders.ts'
import { paymentReturns } from './money/payment-returns.ts'
import { wallets } from './money/wallets.ts'
import { withdrawals } from './money/withdrawals.ts'
import { campaigns } from './notifications/campaigns.ts'
import { deliveries } from './notifications/deliveries.ts'
import { mailLog } from './notifications/mail-log.ts'
import { pushSubscriptions } from './notifications/push-subscriptions.ts'
import { backupRuns } from './platform/backup-runs.ts'
import { events } from './platform/events.ts'
import { jobs } from './platform/jobs.ts'
import { photos } from './profiles/photos.ts'
import { profiles } from './profiles/profiles.ts'
import { refusedFiles } from './profiles/refused-files.ts'
import { complaints } from './safety/complaints.ts'
import { reports } from './safety/reports.ts'
import { restrictions } from './safety/restrictions.ts'
import { install } from './site/install.ts'
import { sitePages } from './site/site-pages.ts'
import { renaming, siteRows } from './site/site-rows.ts'
import { siteDrafts, siteVersions } from './site/site-versions.ts'
import type { DraftedTable, SnapshotRow, Table } from './table.ts'
import { emptyTables, type Tables } from './tables.ts'

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
  signupBlocks: signupBlocks(side(tables.signupBlocks)),
  signupNetworks: signupNetworks(side(tables.signupNetworks)),
  mailLog: mailLog(side(tables.mailLog)),
  memberLists: memberLists({
    accounts: side(tables.accounts),
    profiles: side(tables.profiles),
    devices: side(tables.devices),
    networks: side(tables.signupNetworks),
  }),
  profiles: profiles(side(tables.profiles), side(tables.accounts)),
  photos: photos(side(tables.photos), side(tables.accounts)),
  refusedFiles: refusedFiles(side(tables.refusedFiles)),
  search: search({
    profiles: side(tables.profiles),
    blocks: side(tables.blocks),
    likes: side(tables.likes),
    passes: side(tables.passes),
    seats: side(tables.places),
    conversations: side(tables.conversations),
  }),
  likes: likes(side(tables.likes)),
  blocks: blocks(side(tables.blocks)),
  passes: passes(side(tables.passes)),
  swipeDays: swipeDays(side(tables.swipeDays)),
  reports: reports(side(tables.reports), side(tables.accounts)),
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
  chatPhotos: chatPhotos(side(tables.chatPhotos), side(tables.places), side(tables.accounts)),
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
  backupRuns: backupRuns(side(tables.backupRuns)),
  pushSubscriptions: pushSubscriptions(side(tables.pushSubscriptions)),
  audit: audit(side(tables.auditEntries)),
  operators: operators(side(tables.operators)),
  operatorSessions: operatorSessions(side(tables.operatorSessions)),
  operatorActions: operatorActions(side(tables.operatorActions), side(tables.reports)),
  secondFactors: secondFactors(side(tables.secondFactors), side(tables.recoveryCodes)),
  loginRefusals: loginRefusals(side(tables.loginRefusals)),
  creditChanges: creditChanges(side(tables.creditChanges), side(tables.accounts)),
  memberRequests: memberRequests(side(tables.memberRequests), side(tables.accounts)),
  memberNotes: memberNotes(side(tables.memberNotes)),
  orderLists: orderLists({
    orders: side(tables.orders),
    payments: side(tables.payments),
    refunds: side(tables.refunds),
    returns: side(tables.paymentReturns),
    actions: side(tables.operatorActions),
    entries: side(tables.entries),
    accounts: side(tables.accounts),
  }),
  install: install(side(tables.installs)),
  siteVersions: siteVersions(side(tables.siteVersions)),
  siteDrafts: siteDrafts(side(tables.siteDrafts)),
  sitePages: sitePages(side(tables.sitePages)),
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
