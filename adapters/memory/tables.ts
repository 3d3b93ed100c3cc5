import type { Account } from '#core/accounts/account.ts'
import type { AuditEntry } from '#core/audit/audit-trail.ts'
import type { Campaign, CampaignMail } from '#core/campaigns/campaign.ts'
import type { Conversation, Message, QueuedMessage } from '#core/chats/chat.ts'
import type { ChatPhoto } from '#core/chats/chat-photo.ts'
import type { Complaint } from '#core/complaints/complaint.ts'
import type { Hold } from '#core/credits/holds.ts'
import type { Entry } from '#core/credits/ledger.ts'
import type { Wallet } from '#core/credits/wallets.ts'
import type { DirectDebit } from '#core/direct-debit/direct-debit.ts'
import type { DiscountCode } from '#core/discounts/discount.ts'
import type { Pass } from '#core/discovery/passes.ts'
import type { SwipeDay } from '#core/discovery/swipe-days.ts'
import type { LoggedEvent, ParkedEvent, Progress } from '#core/event-log/event-log.ts'
import type { Like } from '#core/likes/likes.ts'
import type { PushSubscription } from '#core/notifications/push-subscriptions.ts'
import type { LoginRefusals } from '#core/operators/login-refusals.ts'
import type { Operator, OperatorSession } from '#core/operators/operator.ts'
import type { OperatorAction } from '#core/operators/operator-actions.ts'
import type { SecondFactor } from '#core/operators/second-factor.ts'
import type { Order, Payment } from '#core/orders/order.ts'
import type { PaymentReturn } from '#core/orders/payment-return.ts'
import type { Refund } from '#core/orders/refund.ts'
import type { StrayPayment } from '#core/orders/stray-payment.ts'
import type { Photo } from '#core/photos/photo.ts'
import type { Profile } from '#core/profiles/profile.ts'
import type { Report } from '#core/reports/report.ts'
import type { Restriction } from '#core/restrictions/restriction.ts'
import type { Device } from '#core/sessions/devices.ts'
import type { Session } from '#core/sessions/sessions.ts'
import type { Withdrawal } from '#core/withdrawals/withdrawal.ts'
import type { Tries } from './attempts.ts'
import type { Block } from './blocks.ts'
import type { Place } from './conversations.ts'
import type { LeasedDelivery } from './deliveries.ts'
import type { Claim } from './discounts.ts'
import type { KnownJob } from './jobs.ts'
import type { SentLink } from './links.ts'
import type { RecoveryCodes } from './second-factors.ts'
import { draftedTable } from './table.ts'

/** All tables of the memory storage. */
export const emptyTables = () => ({
  accounts: draftedTable<Account>(),
  sessions: draftedTable<Session>(),
  devices: draftedTable<Device>(),
  links: draftedTable<SentLink>(),
  attempts: draftedTable<Tries>(),
  profiles: draftedTable<Profile>(),
  photos: draftedTable<Photo>(),
  likes: draftedTable<Like>(),
  blocks: draftedTable<Block>(),
  passes: draftedTable<Pass>(),
  swipeDays: draftedTable<SwipeDay>(),
  reports: draftedTable<Report>(),
  restrictions: draftedTable<Restriction>(),
  complaints: draftedTable<Complaint>(),
  withdrawals: draftedTable<Withdrawal>(),
  campaigns: draftedTable<Campaign>(),
  campaignMails: draftedTable<CampaignMail>(),
  conversations: draftedTable<Conversation>(),
  places: draftedTable<Place>(),
  messages: draftedTable<Message>(),
  queued: draftedTable<QueuedMessage>(),
  chatPhotos: draftedTable<ChatPhoto>(),
  wallets: draftedTable<Wallet>(),
  holds: draftedTable<Hold>(),
  entries: draftedTable<Entry>(),
  discounts: draftedTable<DiscountCode>(),
  claims: draftedTable<Claim>(),
  orders: draftedTable<Order>(),
  payments: draftedTable<Payment>(),
  refunds: draftedTable<Refund>(),
  paymentReturns: draftedTable<PaymentReturn>(),
  strays: draftedTable<StrayPayment>(),
  directDebits: draftedTable<DirectDebit>(),
  deliveries: draftedTable<LeasedDelivery>(),
  jobs: draftedTable<KnownJob>(),
  pushSubscriptions: draftedTable<PushSubscription>(),
  events: draftedTable<LoggedEvent>(),
  auditEntries: draftedTable<AuditEntry>(),
  consumers: draftedTable<Progress>(),
  parkedEvents: draftedTable<ParkedEvent>(),
  operators: draftedTable<Operator>(),
  operatorSessions: draftedTable<OperatorSession>(),
  operatorActions: draftedTable<OperatorAction>(),
  secondFactors: draftedTable<SecondFactor>(),
  recoveryCodes: draftedTable<RecoveryCodes>(),
  loginRefusals: draftedTable<LoginRefusals>(),
  installs: draftedTable<string>(),
})

export type Tables = ReturnType<typeof emptyTables>
