import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Order, OrderId, Payment, PaymentId } from './order.ts'
import type { Refund } from './refund.ts'
import type { StrayPayment } from './stray-payment.ts'

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
  /** The last refund of an order, or `null`. */
  refundOf(order: OrderId): Promise<Refund | null>
  /** Open refunds to be sent or polled by `now`, most overdue first. */
  refundsDue(now: Instant, limit: number): Promise<readonly Refund[]>
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
  /** `false` if it exists: an order has one refund, unless that failed. */
  addRefund(refund: Refund): Promise<boolean>
  saveRefund(refund: Refund): Promise<void>
  /** Stores a stray payment; `true` if it is new. */
  addStray(stray: StrayPayment): Promise<boolean>
}
