import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Order, OrderId, Payment, PaymentId } from './order.ts'

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
}

export interface Orders extends OrderReads {
  /** Says whether it did: an id in use is refused by the store itself. */
  add(order: Order): Promise<boolean>
  /** The order, held until this unit of work ends: two webhooks wait for each other here. */
  hold(id: OrderId): Promise<Order | null>
  save(order: Order): Promise<void>
  addPayment(payment: Payment): Promise<boolean>
  savePayment(payment: Payment): Promise<void>
}
