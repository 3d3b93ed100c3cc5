import type { DirectDebitId, MandateTerms } from '../../money/direct-debit.ts'
import type { OrderId, PaymentId } from '../../money/order.ts'
import type { Receipt } from '../../money/receipt.ts'
import type { Withdrawal, WithdrawalId } from '../../money/withdrawal.ts'
import type { Money } from '../../shared/money.ts'
import type { Instant } from '../../shared/time.ts'
import { ACCOUNT, type KindsOf, type Named, type ToMember, URGENT } from './kind.ts'

type OfOrder = ToMember & { readonly order: OrderId }
/** Which refund of it; absent of those queued before an order could have several. */
type OfRefund = OfOrder & { readonly refund?: string }
type OfPayment = OfOrder & { readonly payment: PaymentId }
/** So many credits were granted or taken by an operator. */
type OfCredits = ToMember & { readonly credits: number }
type OfDebit = ToMember & { readonly debit: DirectDebitId }
/** Whoever stated it, who may be no member. */
type OfWithdrawal = { readonly withdrawal: WithdrawalId }

/** What is queued about orders, payments, direct debits and withdrawals. */
export type MoneyNotifications = {
  readonly 'debit-code': OfDebit
  /** The member's copy of a signed mandate, and the pre-notification of the debit. */
  readonly mandate: OfDebit
  readonly receipt: OfOrder
  readonly refund: OfRefund
  readonly 'refund-failed': OfRefund
  /** A payment that bought nothing goes back to the member, or could not. */
  readonly 'payment-returned': OfPayment
  readonly 'return-failed': OfPayment
  readonly chargeback: OfOrder
  readonly 'chargeback-reversed': OfOrder
  readonly 'credits-granted': OfCredits
  readonly 'credits-taken': OfCredits
  /** Its receipt once confirmed; submitted; to the operator. */
  readonly withdrawal: OfWithdrawal
  readonly 'withdrawal-stated': OfWithdrawal
  readonly 'withdrawal-desk': OfWithdrawal
}

/** Money and credits refunded or restored. */
type AboutMoney = Named & {
  /** The order's number. */
  readonly number: string
  readonly amount: Money
  /** `null` if unknown. */
  readonly credits: number | null
  readonly at: Instant
}
type AboutWithdrawal = Named & { readonly withdrawal: Withdrawal }

/** What these mails are written with. */
export type MoneyLetters = {
  /** The whole mandate, and the debit it allows. */
  readonly mandate: Named & {
    readonly number: string
    readonly amount: Money
    readonly terms: MandateTerms
    readonly maskedIban: string
    readonly at: Instant
  }
  /** `refundDays` is the selling site's: how long unused credits are refundable. */
  readonly receipt: Named & { readonly receipt: Receipt; readonly refundDays: number }
  readonly refund: AboutMoney
  readonly 'refund-failed': AboutMoney
  readonly 'payment-returned': AboutMoney
  readonly 'return-failed': AboutMoney
  readonly chargeback: AboutMoney
  readonly 'chargeback-reversed': AboutMoney
  readonly 'credits-granted': Named & { readonly credits: number }
  readonly 'credits-taken': Named & { readonly credits: number }
  /** The confirmed withdrawal with its result; the confirmation link; no matching order; to the operator. */
  readonly withdrawal: AboutWithdrawal
  readonly 'withdrawal-confirm': AboutWithdrawal
  readonly 'withdrawal-unknown': AboutWithdrawal
  readonly 'withdrawal-desk': AboutWithdrawal
}

const ofOrder = ({ member, order }: OfOrder) => ({ member, order })
const ofRefund = ({ member, order, refund }: OfRefund): OfRefund =>
  refund === undefined ? { member, order } : { member, order, refund }
const ofPayment = ({ member, order, payment }: OfPayment) => ({ member, order, payment })
const ofDebit = ({ member, debit }: OfDebit) => ({ member, debit })
const ofWithdrawal = ({ withdrawal }: OfWithdrawal) => ({ withdrawal })

const ofCredits = ({ member, credits }: OfCredits) => ({ member, credits })

const CREDITS = { ...ACCOUNT, path: () => '/credits' } as const
const ORDER = { ...ACCOUNT, path: ({ order }: OfOrder) => `/transactions/${order}` } as const

export const MONEY_KINDS = {
  'debit-code': { ...URGENT, channel: 'text', from: { 'debit.code-requested': ofDebit } },
  mandate: { ...ACCOUNT, from: { 'debit.mandate-signed': ofDebit } },
  receipt: { ...ORDER, from: { 'order.completed': ofOrder } },
  refund: { ...ORDER, from: { 'order.refund-requested': ofRefund, 'order.refunded': ofRefund } },
  'refund-failed': { ...ORDER, from: { 'order.refund-failed': ofRefund } },
  'payment-returned': { ...ORDER, from: { 'order.payment-returned': ofPayment } },
  'return-failed': { ...ORDER, from: { 'order.return-failed': ofPayment } },
  chargeback: { ...ORDER, from: { 'order.charged-back': ofOrder } },
  'chargeback-reversed': { ...ORDER, from: { 'order.chargeback-reversed': ofOrder } },
  'credits-granted': { ...CREDITS, from: { 'credits.granted': ofCredits } },
  'credits-taken': { ...CREDITS, from: { 'credits.taken': ofCredits } },
  withdrawal: { ...ACCOUNT, from: { 'withdrawal.confirmed': ofWithdrawal } },
  'withdrawal-stated': { ...URGENT, from: { 'withdrawal.stated': ofWithdrawal } },
  'withdrawal-desk': { ...ACCOUNT, from: { 'withdrawal.stated': ofWithdrawal } },
} satisfies KindsOf<MoneyNotifications>
