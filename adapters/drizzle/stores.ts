import type { Stores } from '#core/ports.ts'
import { accounts } from './accounts.ts'
import { attempts } from './attempts.ts'
import { audit } from './audit.ts'
import { blocks } from './blocks.ts'
import { complaints } from './complaints.ts'
import { conversations } from './conversations.ts'
import type { Database } from './database.ts'
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
import { wallets } from './wallets.ts'

/** Every store over one database. They cannot tell a connection from a transaction. */
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
  complaints: complaints(database),
  conversations: conversations(database),
  messages: messages(database),
  held: held(database),
  wallets: wallets(database),
  ledger: ledger(database),
  discounts: discounts(database),
  orders: orders(database),
  directDebits: directDebits(database),
  deliveries: deliveries(database),
  jobs: jobs(database),
  pushSubscriptions: pushSubscriptions(database),
  events: events(database),
  audit: audit(database),
})
