import type { Account } from '#core/accounts/account.ts'
import type { Session } from '#core/accounts/sessions.ts'
import type { Conversation, HeldMessage, Message } from '#core/chats/chat.ts'
import type { Entry } from '#core/credits/ledger.ts'
import type { Wallet } from '#core/credits/wallets.ts'
import type { DiscountCode } from '#core/discounts/discount.ts'
import type { Like } from '#core/likes/likes.ts'
import type { OutboxItem } from '#core/notifications/outbox.ts'
import type { PushSubscription } from '#core/notifications/push-subscriptions.ts'
import type { DirectDebit } from '#core/orders/direct-debit.ts'
import type { Order, Payment } from '#core/orders/order.ts'
import type { Refund } from '#core/orders/refund.ts'
import type { Photo } from '#core/photos/photo.ts'
import type { Profile } from '#core/profiles/profile.ts'
import type { Report } from '#core/safety/report.ts'
import type { Tries } from './attempts.ts'
import type { Block } from './blocks.ts'
import type { Place } from './conversations.ts'
import type { Claim } from './discounts.ts'
import type { SentLink } from './links.ts'
import { kept } from './table.ts'

/** Everything a storage in memory keeps. */
export const emptyTables = () => ({
  accounts: kept<Account>(),
  sessions: kept<Session>(),
  links: kept<SentLink>(),
  attempts: kept<Tries>(),
  profiles: kept<Profile>(),
  photos: kept<Photo>(),
  likes: kept<Like>(),
  blocks: kept<Block>(),
  reports: kept<Report>(),
  conversations: kept<Conversation>(),
  places: kept<Place>(),
  messages: kept<Message>(),
  held: kept<HeldMessage>(),
  wallets: kept<Wallet>(),
  entries: kept<Entry>(),
  discounts: kept<DiscountCode>(),
  claims: kept<Claim>(),
  orders: kept<Order>(),
  payments: kept<Payment>(),
  refunds: kept<Refund>(),
  directDebits: kept<DirectDebit>(),
  outbox: kept<OutboxItem>(),
  pushSubscriptions: kept<PushSubscription>(),
})

export type Tables = ReturnType<typeof emptyTables>
