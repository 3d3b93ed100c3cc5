import type { Account } from '#core/accounts/account.ts'
import type { SignupBlock, SignupNetwork } from '#core/accounts/ports.ts'
import type { Device, Session } from '#core/accounts/sessions.ts'
import type { ChatPhoto, Conversation, Message, QueuedMessage } from '#core/chats/chat.ts'
import type { CreditChange } from '#core/desk/credit-changes.ts'
import type { MemberNote, MemberRequest } from '#core/desk/member-requests.ts'
import type { Operator, OperatorSession } from '#core/desk/operator.ts'
import type { AuditEntry, LoginRefusals, OperatorAction } from '#core/desk/ports.ts'
import type { SecondFactor } from '#core/desk/second-factor.ts'
import type { Like, Pass, SwipeDay } from '#core/discovery/ports.ts'
import type { DirectDebit } from '#core/money/direct-debit.ts'
import type { DiscountCode } from '#core/money/discounts.ts'
import type { Order, Payment, PaymentReturn } from '#core/money/order.ts'
import type { Refund } from '#core/money/orders/refund.ts'
import type { Entry, Hold, StrayPayment, Wallet } from '#core/money/ports.ts'
import type { Withdrawal } from '#core/money/withdrawal.ts'
import type { Campaign, CampaignMail } from '#core/notifications/campaign.ts'
import type { NumberedMail } from '#core/notifications/mail-log.ts'
import type { PushSubscription } from '#core/notifications/pushes.ts'
import type { BackupRun } from '#core/platform/backups.ts'
import type { LoggedEvent, ParkedEvent, Progress } from '#core/platform/event-log.ts'
import type { Photo, RefusedFile } from '#core/profiles/photo.ts'
import type { Profile } from '#core/profiles/profile.ts'
import type { Complaint } from '#core/safety/complaint.ts'
import type { Report } from '#core/safety/report.ts'
import type { Restriction } from '#core/safety/restriction.ts'
import type { SitePage } from '#core/site/ports.ts'
import type { SiteDraft, SiteVersion } from '#core/site/settings.ts'
import type { Tries } from './accounts/attempts.ts'
import type { SentLink } from './accounts/links.ts'
import type { SeatRow } from './chats/conversations.ts'
import type { RecoveryCodes } from './desk/second-factors.ts'
import type { Block } from './discovery/blocks.ts'
import type { Claim } from './money/discounts.ts'
import type { LeasedDelivery } from './notifications/deliveries.ts'
import type { KnownJob } from './platform/jobs.ts'
import { draftedTable } from './table.ts'

/** All tables of the memory storage. */
export const emptyTables = () => ({
  accounts: draftedTable<Account>(),
  creditChanges: draftedTable<CreditChange>(),
  memberRequests: draftedTable<MemberRequest>(),
  memberNotes: draftedTable<MemberNote>(),
  sessions: draftedTable<Session>(),
  devices: draftedTable<Device>(),
  links: draftedTable<SentLink>(),
  attempts: draftedTable<Tries>(),
  signupBlocks: draftedTable<SignupBlock>(),
  signupNetworks: draftedTable<SignupNetwork>(),
  profiles: draftedTable<Profile>(),
  photos: draftedTable<Photo>(),
  refusedFiles: draftedTable<RefusedFile>(),
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
  places: draftedTable<SeatRow>(),
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
  mailLog: draftedTable<NumberedMail>(),
  jobs: draftedTable<KnownJob>(),
  backupRuns: draftedTable<BackupRun>(),
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
  siteVersions: draftedTable<SiteVersion>(),
  siteDrafts: draftedTable<SiteDraft>(),
  sitePages: draftedTable<SitePage>(),
})

export type Tables = ReturnType<typeof emptyTables>
