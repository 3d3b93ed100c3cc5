import type { MemberId } from '../accounts/account.ts'
import type { Ports, Reads } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { DebitError } from './debit-errors.ts'
import type { DirectDebit, DirectDebitId, Mandate } from './direct-debit.ts'
import type { OrderId, PaymentId, PaymentState } from './order.ts'

/** What is shown of a mandate, and never more of the account than its last signs. */
export type MandateView = Mandate & { readonly maskedIban: string }

/** A member's own direct debit; anybody else's is not there. */
export async function viewDebit(
  { reads }: Pick<Ports, 'reads'>,
  { member, debit: id }: { readonly member: MemberId; readonly debit: DirectDebitId },
): Promise<Result<DirectDebit, Extract<DebitError, { code: 'directdebit.not-found' }>>> {
  const debit = await reads.directDebits.byId(id)
  return debit?.member === member ? ok(debit) : err({ code: 'directdebit.not-found' })
}

/** The mandate a payment runs on; `null` when there is none. */
export async function mandateOf(
  { directDebits }: Pick<Reads, 'directDebits'>,
  payment: PaymentId,
): Promise<MandateView | null> {
  const debit = await directDebits.signedFor(payment)
  return debit?.mandate ? { ...debit.mandate, maskedIban: debit.maskedIban } : null
}

const CAME_IN: readonly PaymentState[] = ['paid', 'refunded', 'charged-back']

/** The mandates by which a member's money came in, by the order it bought. */
export async function paidMandates(
  { directDebits, orders }: Pick<Reads, 'directDebits' | 'orders'>,
  member: MemberId,
): Promise<ReadonlyMap<OrderId, MandateView>> {
  const paid = new Map<OrderId, MandateView>()
  for (const { mandate, maskedIban, order, payment: id } of await directDebits.of(member)) {
    if (!mandate) continue
    const state = (await orders.paymentById(id))?.state
    if (state && CAME_IN.includes(state)) paid.set(order, { ...mandate, maskedIban })
  }
  return paid
}
