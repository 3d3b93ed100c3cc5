import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Order, OrderId, Payment, PaymentId } from './order.ts'
import type { Refund } from './refund.ts'
import type { StrayPayment } from './stray-payment.ts'

export interface OrderReads {
  byId(id: OrderId): Promise<Order | null>
  /** Newest first. */
  of(member: MemberId, limit: number): Promise<readonly Order[]>
  /** Newest first. */
  payments(order: OrderId): Promise<readonly Payment[]>
  paymentById(id: PaymentId): Promise<Payment | null>
  paymentByReference(provider: string, reference: string): Promise<Payment | null>
  /** Undecided payments whose provider is to be asked by `now`, those that wait longest first. */
  paymentsDue(now: Instant, limit: number): Promise<readonly Payment[]>
  /** What a member paid for the first time since `moment`, in no order. */
  paidSince(member: MemberId, moment: Instant): Promise<readonly Order[]>
  /** Whether an order of this member stands. */
  anyStanding(member: MemberId): Promise<boolean>
  /** The last refund of an order, or `null`. */
  refundOf(order: OrderId): Promise<Refund | null>
  /** Refunds that are neither given nor failed and are to be tried or asked about by `now`, those that wait longest first. */
  refundsDue(now: Instant, limit: number): Promise<readonly Refund[]>
  /** Payments at a provider that belong to no order here, newest first. */
  strays(limit: number): Promise<readonly StrayPayment[]>
}

export interface Orders extends OrderReads {
  /** Says whether it did: an id in use is refused by the store itself. */
  add(order: Order): Promise<boolean>
  /** The order, held until this unit of work ends: two webhooks wait for each other here. */
  hold(id: OrderId): Promise<Order | null>
  save(order: Order): Promise<void>
  addPayment(payment: Payment): Promise<boolean>
  savePayment(payment: Payment): Promise<void>
  /** Says when a payment's provider is asked next. */
  askNext(payment: PaymentId, at: Instant): Promise<void>
  /** Says whether it did: an order is refunded once, unless that failed. */
  addRefund(refund: Refund): Promise<boolean>
  saveRefund(refund: Refund): Promise<void>
  /** Keeps what is known of a stray payment; says whether it was not known before. */
  keepStray(stray: StrayPayment): Promise<boolean>
}
