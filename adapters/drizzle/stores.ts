import type { Stores } from '#core/ports.ts'
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
import type { Database } from './shared/database.ts'
import { install } from './site/install.ts'
import { sitePages } from './site/site-pages.ts'
import { siteRows } from './site/site-rows.ts'
import { siteDrafts, siteVersions } from './site/site-versions.ts'

/** All stores over one database; the same for a connection and a transaction. */
export const storesOver = (database: Database): Stores => ({
  accounts: accounts(database),
  sessions: sessions(database),
  devices: devices(database),
  links: links(database),
  attempts: attempts(database),
  signupBlocks: signupBlocks(database),
  signupNetworks: signupNetworks(database),
  profiles: profiles(database),
  photos: photos(database),
  refusedFiles: refusedFiles(database),
  search: search(database),
  likes: likes(database),
  blocks: blocks(database),
  passes: passes(database),
  swipeDays: swipeDays(database),
  reports: reports(database),
  restrictions: restrictions(database),
  complaints: complaints(database),
  withdrawals: withdrawals(database),
  campaigns: campaigns(database),
  conversations: conversations(database),
  messages: messages(database),
  queued: queued(database),
  chatPhotos: chatPhotos(database),
  wallets: wallets(database),
  holds: holds(database),
  ledger: ledger(database),
  discounts: discounts(database),
  orders: orders(database),
  paymentReturns: paymentReturns(database),
  directDebits: directDebits(database),
  deliveries: deliveries(database),
  mailLog: mailLog(database),
  memberLists: memberLists(database),
  jobs: jobs(database),
  backupRuns: backupRuns(database),
  pushSubscriptions: pushSubscriptions(database),
  events: events(database),
  audit: audit(database),
  operators: operators(database),
  operatorSessions: operatorSessions(database),
  operatorActions: operatorActions(database),
  secondFactors: secondFactors(database),
  loginRefusals: loginRefusals(database),
  orderLists: orderLists(database),
  creditChanges: creditChanges(database),
  memberRequests: memberRequests(database),
  memberNotes: memberNotes(database),
  siteRows: siteRows(database),
  install: install(database),
  siteVersions: siteVersions(database),
  siteDrafts: siteDrafts(database),
  sitePages: sitePages(database),
})
