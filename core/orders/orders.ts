import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Order, OrderId, Payment, PaymentId } from './order.ts'
import type { Refund } from './refund.ts'

export interface OrderReads {
  byId(id: OrderId): Promise<Order | null>
  /** Newest first. */
  of(member: MemberId, limit: number): Promise<readonly Order[]>
  /** Newest first. */
  payments(order: OrderId): Promise<readonly Payment[]>
  paymentById(id: PaymentId): Promise<Payment | null>
  paymentByReference(provider: string, reference: string): Promise<Payment | null>
  /** Payments still open that started before `moment`, oldest first: to ask their provider about. */
  openSince(moment: Instant, limit: number): Promise<readonly Payment[]>
  /** The one refund an order has, or `null`. */
  refundOf(order: OrderId): Promise<Refund | null>
  /** Refunds that their provider has yet to hear of, oldest first. */
  unsentRefunds(limit: number): Promise<readonly Refund[]>
}

export interface Orders extends OrderReads {
  /** Says whether it did: an id in use is refused by the store itself. */
  add(order: Order): Promise<boolean>
  /** The order, held until this unit of work ends: two webhooks wait for each other here. */
  hold(id: OrderId): Promise<Order | null>
  save(order: Order): Promise<void>
  addPayment(payment: Payment): Promise<boolean>
  savePayment(payment: Payment): Promise<void>
  /** Says whether it did: an order is refunded once. */
  addRefund(refund: Refund): Promise<boolean>
  saveRefund(refund: Refund): Promise<void>
}
