import type { Stores } from '#core/ports.ts'
import type { Database } from './model/database.ts'
import { accounts } from './stores/accounts.ts'
import { attempts } from './stores/attempts.ts'
import { audit } from './stores/audit.ts'
import { blocks } from './stores/blocks.ts'
import { campaigns } from './stores/campaigns.ts'
import { chatPhotos } from './stores/chat-photos.ts'
import { complaints } from './stores/complaints.ts'
import { conversations } from './stores/conversations.ts'
import { deliveries } from './stores/deliveries.ts'
import { devices } from './stores/devices.ts'
import { directDebits } from './stores/direct-debits.ts'
import { discounts } from './stores/discounts.ts'
import { events } from './stores/events.ts'
import { holds } from './stores/holds.ts'
import { install } from './stores/install.ts'
import { jobs } from './stores/jobs.ts'
import { ledger } from './stores/ledger.ts'
import { likes } from './stores/likes.ts'
import { links } from './stores/links.ts'
import { loginRefusals } from './stores/login-refusals.ts'
import { messages } from './stores/messages.ts'
import { operatorActions, operatorSessions, operators } from './stores/operators.ts'
import { orders } from './stores/orders.ts'
import { passes } from './stores/passes.ts'
import { paymentReturns } from './stores/payment-returns.ts'
import { photos } from './stores/photos.ts'
import { profiles } from './stores/profiles.ts'
import { pushSubscriptions } from './stores/push-subscriptions.ts'
import { queued } from './stores/queued.ts'
import { reports } from './stores/reports.ts'
import { restrictions } from './stores/restrictions.ts'
import { search } from './stores/search.ts'
import { secondFactors } from './stores/second-factors.ts'
import { sessions } from './stores/sessions.ts'
import { siteRows } from './stores/site-rows.ts'
import { swipeDays } from './stores/swipe-days.ts'
import { wallets } from './stores/wallets.ts'
import { withdrawals } from './stores/withdrawals.ts'

/** All stores over one database; the same for a connection and a transaction. */
export const storesOver = (database: Database): Stores => ({
  accounts: accounts(database),
  sessions: sessions(database),
  devices: devices(database),
  links: links(database),
  attempts: attempts(database),
  profiles: profiles(database),
  photos: photos(database),
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
  jobs: jobs(database),
  pushSubscriptions: pushSubscriptions(database),
  events: events(database),
  audit: audit(database),
  operators: operators(database),
  operatorSessions: operatorSessions(database),
  operatorActions: operatorActions(database),
  secondFactors: secondFactors(database),
  loginRefusals: loginRefusals(database),
  siteRows: siteRows(database),
  install: install(database),
})
