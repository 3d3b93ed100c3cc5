import type { AccountReads, Accounts } from './accounts/accounts.ts'
import type { AttemptReads, Attempts } from './accounts/attempts.ts'
import type { DeviceReads, Devices } from './accounts/devices.ts'
import type { LinkReads, Links } from './accounts/links.ts'
import type { Passwords, Secrets } from './accounts/secrets.ts'
import type { SessionReads, Sessions } from './accounts/sessions.ts'
import type { AuditReads, AuditTrail } from './audit/audit-trail.ts'
import type { BlockReads, Blocks } from './blocks/blocks.ts'
import type { ConversationReads, Conversations } from './chats/conversations.ts'
import type { HeldMessageReads, HeldMessages, MessageReads, Messages } from './chats/messages.ts'
import type { ComplaintReads, Complaints } from './complaints/complaints.ts'
import type { Ledger, LedgerReads } from './credits/ledger.ts'
import type { WalletReads, Wallets } from './credits/wallets.ts'
import type { DiscountReads, Discounts } from './discounts/discounts.ts'
import type { Passes, PassReads } from './discovery/passes.ts'
import type { Search } from './discovery/search.ts'
import type { SwipeDayReads, SwipeDays } from './discovery/swipe-days.ts'
import type { Towns } from './discovery/towns.ts'
import type { EventLog, EventLogReads } from './event-log/event-log.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LikeReads, Likes } from './likes/likes.ts'
import type { Limits } from './limits.ts'
import type { Deliveries, DeliveryReads } from './notifications/deliveries.ts'
import type { Mailer } from './notifications/letters.ts'
import type { LiveUpdates } from './notifications/live-updates.ts'
import type { MailWatch } from './notifications/mail-watch.ts'
import type {
  PushSubscriptionReads,
  PushSubscriptions,
} from './notifications/push-subscriptions.ts'
import type { Pusher } from './notifications/pushes.ts'
import type { Texter } from './notifications/texts.ts'
import type { DirectDebitReads, DirectDebits } from './orders/direct-debits.ts'
import type { OrderReads, Orders } from './orders/orders.ts'
import type { Providers } from './orders/providers.ts'
import type { PhotoReads, Photos } from './photos/photos.ts'
import type { PhotoFiles, Pictures } from './photos/pictures.ts'
import type { ProfileReads, Profiles } from './profiles/profiles.ts'
import type { ReportReads, Reports } from './reports/reports.ts'
import type { Result } from './shared/result.ts'
import type { Instant, Millis } from './shared/time.ts'
import type { Payments } from './site/payments.ts'
import type { Sites } from './site/sites.ts'

/** What anyone may read, at any time. */
export interface Reads {
  readonly accounts: AccountReads
  readonly sessions: SessionReads
  readonly devices: DeviceReads
  readonly links: LinkReads
  readonly attempts: AttemptReads
  readonly profiles: ProfileReads
  readonly photos: PhotoReads
  readonly search: Search
  readonly likes: LikeReads
  readonly blocks: BlockReads
  readonly passes: PassReads
  readonly swipeDays: SwipeDayReads
  readonly reports: ReportReads
  readonly complaints: ComplaintReads
  readonly conversations: ConversationReads
  readonly messages: MessageReads
  readonly held: HeldMessageReads
  readonly wallets: WalletReads
  readonly ledger: LedgerReads
  readonly discounts: DiscountReads
  readonly orders: OrderReads
  readonly directDebits: DirectDebitReads
  readonly deliveries: DeliveryReads
  readonly pushSubscriptions: PushSubscriptionReads
  readonly events: EventLogReads
  readonly audit: AuditReads
}

/** What a unit of work may read and change. */
export interface Stores {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly devices: Devices
  readonly links: Links
  readonly attempts: Attempts
  readonly profiles: Profiles
  readonly photos: Photos
  readonly search: Search
  readonly likes: Likes
  readonly blocks: Blocks
  readonly passes: Passes
  readonly swipeDays: SwipeDays
  readonly reports: Reports
  readonly complaints: Complaints
  readonly conversations: Conversations
  readonly messages: Messages
  readonly held: HeldMessages
  readonly wallets: Wallets
  readonly ledger: Ledger
  readonly discounts: Discounts
  readonly orders: Orders
  readonly directDebits: DirectDebits
  readonly deliveries: Deliveries
  readonly jobs: Jobs
  readonly pushSubscriptions: PushSubscriptions
  readonly events: EventLog
  readonly audit: AuditTrail
}

/** Where everything is kept. */
export interface Storage {
  /** Reading is free; writing happens only inside `atomically`. */
  readonly reads: Reads
  /** Runs `work` as one unit: kept when it yields ok, undone when it yields an error or throws. */
  atomically<R extends Result<unknown, unknown>>(work: (stores: Stores) => Promise<R>): Promise<R>
}

/** Everything the core asks of the outside world. */
export interface Ports extends Storage {
  /** How often what may be done. */
  readonly limits: Limits
  /** After how long unused a session ends. */
  readonly sessionIdle: Millis
  readonly sites: Sites
  readonly passwords: Passwords
  readonly secrets: Secrets
  readonly pictures: Pictures
  readonly photoFiles: PhotoFiles
  readonly towns: Towns
  readonly payments: Payments
  readonly providers: Providers
  readonly liveUpdates: LiveUpdates
  readonly mailer: Mailer
  readonly pusher: Pusher
  readonly texter: Texter
  readonly mailWatch: MailWatch
  now(): Instant
  newId(): string
}
