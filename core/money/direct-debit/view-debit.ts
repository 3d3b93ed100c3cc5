import type { MemberId } from '../../accounts/account.ts'
import type { Ports, Reads } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { DirectDebit, DirectDebitId, Mandate, MandateTerms } from '../direct-debit.ts'
import type { DebitError } from '../errors.ts'
import type { OrderId, PaymentId, PaymentState } from '../order.ts'

/** A mandate as displayed, with the account number masked. */
export type MandateView = Mandate & {
  readonly maskedIban: string
  /** `null` on older mandates. */
  readonly terms: MandateTerms | null
}

/** The mandate of a direct debit; `null` if unsigned. */
export const signedMandate = ({
  mandate,
  maskedIban,
  terms,
}: Pick<DirectDebit, 'mandate' | 'maskedIban' | 'terms'>): MandateView | null =>
  mandate && { ...mandate, maskedIban, terms }

/** A member's own direct debit; another's is not found. */
export async function viewDebit(
  { reads }: Pick<Ports, 'reads'>,
  { member, debit: id }: { readonly member: MemberId; readonly debit: DirectDebitId },
): Promise<Result<DirectDebit, Extract<DebitError, { code: 'directdebit.not-found' }>>> {
  const debit = await reads.directDebits.byId(id)
  return debit?.member === member ? ok(debit) : err({ code: 'directdebit.not-found' })
}

/** The mandate of a payment; `null` if none. */
export async function mandateOf(
  { directDebits }: Pick<Reads, 'directDebits'>,
  payment: PaymentId,
): Promise<MandateView | null> {
  const debit = await directDebits.signedFor(payment)
  return debit && signedMandate(debit)
}

const CAME_IN: readonly PaymentState[] = ['paid', 'refunded', 'charged-back']

/** The mandates of a member's received payments, by order. */
export async function paidMandates(
  { directDebits, orders }: Pick<Reads, 'directDebits' | 'orders'>,
  member: MemberId,
): Promise<ReadonlyMap<OrderId, MandateView>> {
  const paid = new Map<OrderId, MandateView>()
  for (const debit of await directDebits.of(member)) {
    const mandate = signedMandate(debit)
    if (!mandate) continue
    const state = (await orders.paymentById(debit.payment))?.state
    if (state && CAME_IN.includes(state)) paid.set(debit.order, mandate)
  }
  return paid
}
