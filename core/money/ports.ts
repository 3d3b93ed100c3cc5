import type { MemberId } from '../accounts/account.ts'
import type { Money } from '../shared/money.ts'
import type { Instant } from '../shared/time.ts'
import type { DirectDebitReads, DirectDebits } from './direct-debit.ts'
import type { DiscountReads, Discounts } from './discounts.ts'
import type {
  Order,
  OrderId,
  Payment,
  PaymentId,
  PaymentReturnReads,
  PaymentReturns,
  PaymentState,
} from './order.ts'
import type { Refund } from './orders/refund.ts'
import type { Providers } from './providers.ts'
import type { Withdrawal, WithdrawalId } from './withdrawal.ts'

/** A member's balance: a cache of the ledger. */
export type Wallet = { readonly granted: number; readonly paid: number }
export type CreditKind = keyof Wallet

export const balanceOf = ({ granted, paid }: Wallet): number => granted + paid

/** Read access to balances. */
export interface WalletReads {
  /** An empty wallet for a member without credits. */
  of(member: MemberId): Promise<Wallet>
}

/** Write access to wallets inside a transaction. */
export interface Wallets extends WalletReads {
  /**
   * Spends the whole `amount`, granted credits first, and returns the split; `null` if there is too little. Never
   * goes below zero.
   */
  debit(member: MemberId, amount: number): Promise<Wallet | null>
  credit(member: MemberId, purse: CreditKind, amount: number): Promise<void>
  /** Removes up to `amount` paid credits and returns how many. */
  reclaim(member: MemberId, amount: number): Promise<number>
}

/** Credits charged for something undecided: they are captured if it happens, else released. */
export type Hold = {
  /** What was charged for, as in the ledger: a member has one hold for it. */
  readonly reference: string
  readonly member: MemberId
  /** Paid and granted credits charged. */
  readonly drawn: Wallet
  readonly at: Instant
}

export interface HoldReads {
  /** A member's open holds, oldest first. */
  of(member: MemberId): Promise<readonly Hold[]>
}

/** Open holds only: how a closed one ended is in the ledger. */
export interface Holds extends HoldReads {
  /** Opens it; `false` if the member has one for this reference. */
  add(hold: Hold): Promise<boolean>
  /** Closes a member's hold, and returns it to the one caller who did; `null` if it is not open. */
  remove(member: MemberId, reference: string): Promise<Hold | null>
}

/** A ledger account: a member's paid or granted credits, or one of the site's own. */
export type BookAccount =
  | `granted:${MemberId}`
  | `paid:${MemberId}`
  | 'site:grants'
  | 'site:sales'
  | 'site:spent'
  | 'site:refunds'

/** Why credits moved. */
export type EntryReason =
  | 'signup'
  | 'bonus'
  | 'purchase'
  | 'message'
  | 'gift'
  | 'photo'
  | 'photo-returned'
  | 'refund'
  | 'refund-failed'
  | 'chargeback'
  | 'reversal'
  | 'taken'

/** A transfer of credits between two accounts, so the ledger always balances. Append-only, enforced by the database. */
export type Entry = {
  readonly id: string
  readonly at: Instant
  readonly reason: EntryReason
  /** The message, photo, order or account that caused it; unique with `reason`, `from` and `to`. */
  readonly reference: string
  readonly from: BookAccount
  readonly to: BookAccount
  /** Whole credits, above 0. */
  readonly amount: number
  /** The member concerned. */
  readonly member: MemberId
}

/** Whether credits came in or went out, from the member's view. */
export const signedAmount = ({ from, amount }: Entry): number =>
  from.startsWith('site:') ? amount : -amount

/** Cursor of a page of the ledger. */
export type EntryCursor = { readonly at: Instant; readonly id: string }

export interface LedgerReads {
  /** A member's entries, newest first. */
  of(member: MemberId, after: EntryCursor | null, limit: number): Promise<readonly Entry[]>
  /** Credits a member spent since a moment, minus returns. */
  spentSince(member: MemberId, moment: Instant): Promise<number>
  /** The entry that gave a member the credits of an order; `null` if none did. */
  bought(member: MemberId, order: OrderId): Promise<Entry | null>
  /** Balance of an account by the ledger: sum of entries in minus entries out. */
  balance(account: BookAccount): Promise<number>
}

export interface Ledger extends LedgerReads {
  /** Writes the entries; `false`, writing none, if the cause was already booked. */
  record(entries: readonly Entry[]): Promise<boolean>
}

export interface WithdrawalReads {
  byId(id: WithdrawalId): Promise<Withdrawal | null>
  /** Withdrawals of an order, confirmed or not, oldest first. */
  of(order: OrderId): Promise<readonly Withdrawal[]>
  /** Those stated with an email, however its case and domain were written, that match no order; oldest first. */
  unmatched(email: string): Promise<readonly Withdrawal[]>
  /** Confirmed withdrawals of an order, oldest first. */
  confirmedOf(order: OrderId): Promise<readonly Withdrawal[]>
}

export interface Withdrawals extends WithdrawalReads {
  /** `false` if the id is in use. */
  add(withdrawal: Withdrawal): Promise<boolean>
  save(withdrawal: Withdrawal): Promise<void>
  /** Removes those submitted before a moment. */
  pruneBefore(moment: Instant): Promise<void>
}

export interface OrderReads {
  byId(id: OrderId): Promise<Order | null>
  /** Newest first. */
  of(member: MemberId, limit: number): Promise<readonly Order[]>
  /** A member's pending orders, in any order: at most one, but for a moment. */
  pendingOf(member: MemberId): Promise<readonly Order[]>
  /** A member's completed orders, last paid first. */
  completedOf(member: MemberId): Promise<readonly Order[]>
  /** Those with a number, oldest first: as it follows from a client-made id, several may share one. */
  byNumber(number: string): Promise<readonly Order[]>
  /** Newest first. */
  payments(order: OrderId): Promise<readonly Payment[]>
  paymentById(id: PaymentId): Promise<Payment | null>
  paymentByReference(provider: string, reference: string): Promise<Payment | null>
  /** Payments that some provider knows under a reference. */
  paymentsKnownAs(reference: string): Promise<readonly Payment[]>
  /** Open payments to be polled by `now`, most overdue first. */
  paymentsDue(now: Instant, limit: number): Promise<readonly Payment[]>
  /** A member's orders first paid since `moment`, in any order. */
  paidSince(member: MemberId, moment: Instant): Promise<readonly Order[]>
  /** Whether this member has an order that counts as a purchase. */
  hasPurchase(member: MemberId): Promise<boolean>
  /** Refunds of an order by their number, failed ones too. */
  refundsOf(order: OrderId): Promise<readonly Refund[]>
  /** Open refunds to be sent or polled by `now`, most overdue first. */
  refundsDue(now: Instant, limit: number): Promise<readonly Refund[]>
  /** What discount codes did, by code and currency: their paid orders. */
  usesOf(codes: readonly string[]): Promise<readonly CodeUse[]>
  /** Payments at a provider without an order here, newest first. */
  strays(limit: number): Promise<readonly StrayPayment[]>
}

export interface Orders extends OrderReads {
  /** `false` if the id is in use; the store guarantees uniqueness. */
  add(order: Order): Promise<boolean>
  /** The order, locked until the end of the transaction: serialises concurrent webhooks. */
  lock(id: OrderId): Promise<Order | null>
  save(order: Order): Promise<void>
  addPayment(payment: Payment): Promise<boolean>
  savePayment(payment: Payment): Promise<void>
  /** Schedules a payment's next poll. */
  askNext(payment: PaymentId, at: Instant): Promise<void>
  /** `false` if its id, or its number of this order, is in use. */
  addRefund(refund: Refund): Promise<boolean>
  saveRefund(refund: Refund): Promise<void>
  /** Stores a stray payment; `true` if it is new. */
  addStray(stray: StrayPayment): Promise<boolean>
}

/** Paid orders with a discount code, in one currency and its minor units. */
export type CodeUse = {
  readonly code: string
  readonly currency: string
  readonly orders: number
  /** What the buyers paid less. */
  readonly given: number
  /** What they paid, minus what went back. */
  readonly earned: number
}

/** A payment at a provider without an order here: stored for the operator. */
export type StrayPayment = {
  readonly provider: string
  readonly reference: string
  readonly state: PaymentState
  readonly amount: Money
  readonly seenAt: Instant
}

/** What is read, without a transaction. */
export interface MoneyReads {
  readonly withdrawals: WithdrawalReads
  readonly paymentReturns: PaymentReturnReads
  readonly wallets: WalletReads
  readonly holds: HoldReads
  readonly ledger: LedgerReads
  readonly discounts: DiscountReads
  readonly orders: OrderReads
  readonly directDebits: DirectDebitReads
}

/** What is read and written inside a transaction. */
export interface MoneyStores {
  readonly withdrawals: Withdrawals
  readonly paymentReturns: PaymentReturns
  readonly wallets: Wallets
  readonly holds: Holds
  readonly ledger: Ledger
  readonly discounts: Discounts
  readonly orders: Orders
  readonly directDebits: DirectDebits
}

/** What else is asked of the world. */
export interface MoneyPorts {
  readonly providers: Providers
}
