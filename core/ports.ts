import type { AccountReads, Accounts } from './accounts/accounts.ts'
import type { Domains } from './accounts/email-key.ts'
import type { Passwords, Secrets } from './accounts/secrets.ts'
import type { AuditReads, AuditTrail } from './audit/audit-trail.ts'
import type { BlockReads, Blocks } from './blocks/blocks.ts'
import type { CampaignReads, Campaigns } from './campaigns/campaigns.ts'
import type { ChatPhotoReads, ChatPhotos } from './chats/chat-photos.ts'
import type { ConversationReads, Conversations } from './chats/conversations.ts'
import type {
  MessageReads,
  Messages,
  QueuedMessageReads,
  QueuedMessages,
} from './chats/messages.ts'
import type { ComplaintReads, Complaints } from './complaints/complaints.ts'
import type { HoldReads, Holds } from './credits/holds.ts'
import type { Ledger, LedgerReads } from './credits/ledger.ts'
import type { WalletReads, Wallets } from './credits/wallets.ts'
import type { DirectDebitReads, DirectDebits } from './direct-debit/direct-debits.ts'
import type { DiscountReads, Discounts } from './discounts/discounts.ts'
import type { Passes, PassReads } from './discovery/passes.ts'
import type { Search } from './discovery/search.ts'
import type { SwipeDayReads, SwipeDays } from './discovery/swipe-days.ts'
import type { Towns } from './discovery/towns.ts'
import type { EventLog, EventLogReads } from './event-log/event-log.ts'
import type { JobReads, Jobs } from './jobs/jobs.ts'
import type { Mailer, RenderLetter } from './letters/letters.ts'
import type { Pusher } from './letters/pushes.ts'
import type { Texter } from './letters/texts.ts'
import type { LikeReads, Likes } from './likes/likes.ts'
import type { Limits } from './limits.ts'
import type { LinkReads, Links } from './mail-links/links.ts'
import type { Deliveries, DeliveryReads } from './notifications/deliveries.ts'
import type { LiveUpdates } from './notifications/live-updates.ts'
import type { MailWebhook } from './notifications/mail-webhook.ts'
import type {
  PushSubscriptionReads,
  PushSubscriptions,
} from './notifications/push-subscriptions.ts'
import type { LoginRefusalLog, LoginRefusalReads } from './operators/login-refusals.ts'
import type { OperatorActionReads, OperatorActions } from './operators/operator-actions.ts'
import type {
  OperatorReads,
  OperatorSessionReads,
  OperatorSessions,
  Operators,
} from './operators/operators.ts'
import type { SecondFactorReads, SecondFactors } from './operators/second-factor.ts'
import type { OrderReads, Orders } from './orders/orders.ts'
import type { PaymentReturnReads, PaymentReturns } from './orders/payment-return.ts'
import type { Providers } from './payments/providers.ts'
import type { PhotoReads, Photos } from './photos/photos.ts'
import type { PhotoFiles, Pictures } from './photos/pictures.ts'
import type { ProfileReads, Profiles } from './profiles/profiles.ts'
import type { AttemptReads, Attempts } from './rate-limits/attempts.ts'
import type { ReportReads, Reports } from './reports/reports.ts'
import type { RestrictionReads, Restrictions } from './restrictions/restrictions.ts'
import type { DeviceReads, Devices } from './sessions/devices.ts'
import type { SessionReads, Sessions } from './sessions/sessions.ts'
import type { InTurn } from './shared/in-turn.ts'
import type { Result } from './shared/result.ts'
import type { Instant, Millis } from './shared/time.ts'
import type { Install, InstallReads } from './site/install.ts'
import type { Payments } from './site/payments.ts'
import type { SiteRowReads, SiteRows } from './site/site-rows.ts'
import type { Sites } from './site/sites.ts'
import type { WithdrawalReads, Withdrawals } from './withdrawals/withdrawals.ts'

/** Read access, without a transaction. */
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
  readonly restrictions: RestrictionReads
  readonly complaints: ComplaintReads
  readonly withdrawals: WithdrawalReads
  readonly paymentReturns: PaymentReturnReads
  readonly campaigns: CampaignReads
  readonly conversations: ConversationReads
  readonly messages: MessageReads
  readonly queued: QueuedMessageReads
  readonly chatPhotos: ChatPhotoReads
  readonly wallets: WalletReads
  readonly holds: HoldReads
  readonly ledger: LedgerReads
  readonly discounts: DiscountReads
  readonly orders: OrderReads
  readonly directDebits: DirectDebitReads
  readonly deliveries: DeliveryReads
  readonly jobs: JobReads
  readonly pushSubscriptions: PushSubscriptionReads
  readonly events: EventLogReads
  readonly audit: AuditReads
  readonly operators: OperatorReads
  readonly operatorSessions: OperatorSessionReads
  readonly operatorActions: OperatorActionReads
  readonly secondFactors: SecondFactorReads
  readonly loginRefusals: LoginRefusalReads
  readonly siteRows: SiteRowReads
  readonly install: InstallReads
}

/** Read and write access inside a transaction. */
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
  readonly restrictions: Restrictions
  readonly complaints: Complaints
  readonly withdrawals: Withdrawals
  readonly paymentReturns: PaymentReturns
  readonly campaigns: Campaigns
  readonly conversations: Conversations
  readonly messages: Messages
  readonly queued: QueuedMessages
  readonly chatPhotos: ChatPhotos
  readonly wallets: Wallets
  readonly holds: Holds
  readonly ledger: Ledger
  readonly discounts: Discounts
  readonly orders: Orders
  readonly directDebits: DirectDebits
  readonly deliveries: Deliveries
  readonly jobs: Jobs
  readonly pushSubscriptions: PushSubscriptions
  readonly events: EventLog
  readonly audit: AuditTrail
  readonly operators: Operators
  readonly operatorSessions: OperatorSessions
  readonly operatorActions: OperatorActions
  readonly secondFactors: SecondFactors
  readonly loginRefusals: LoginRefusalLog
  readonly siteRows: SiteRows
  readonly install: Install
}

/** The storage. */
export interface Storage {
  /** Reads need no transaction; writes happen only inside `atomically`. */
  readonly reads: Reads
  /** Runs `work` in a transaction: commits if it returns ok, rolls back if it returns an error or throws. */
  atomically<R extends Result<unknown, unknown>>(work: (stores: Stores) => Promise<R>): Promise<R>
}

/** Every port the core needs. */
export interface Ports extends Storage {
  /** The rate limits. */
  readonly limits: Limits
  /** Idle timeout of a session. */
  readonly sessionIdle: Millis
  readonly sites: Sites
  readonly passwords: Passwords
  readonly secrets: Secrets
  readonly domains: Domains
  readonly pictures: Pictures
  readonly photoFiles: PhotoFiles
  readonly towns: Towns
  readonly payments: Payments
  readonly providers: Providers
  readonly liveUpdates: LiveUpdates
  readonly mailer: Mailer
  /** A mail's words, for a preview. */
  readonly renderLetter: RenderLetter
  readonly pusher: Pusher
  readonly texter: Texter
  readonly mailWebhook: MailWebhook
  readonly inTurn: InTurn
  now(): Instant
  newId(): string
}
