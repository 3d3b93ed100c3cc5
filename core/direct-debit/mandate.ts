import type { Payment } from '../orders/order.ts'
import type { Instant } from '../shared/time.ts'
import type { Company } from '../site/settings.ts'

/** A direct debit mandate for one payment. */
export type Mandate = { readonly reference: string; readonly signedAt: Instant }

/** The creditor, as required on a mandate. */
export type Creditor = Pick<Company, 'name' | 'address' | 'city' | 'country'> & {
  /** The SEPA creditor identifier. */
  readonly id: string
}

/** The mandate text, as displayed before signing, without account and date. */
export type MandateTerms = {
  readonly reference: string
  /** Every order has its own mandate: one-off. */
  readonly type: 'one-off'
  readonly creditor: Creditor
  /** The debtor; `null` once erased. */
  readonly debtor: string | null
}

/** Unique reference per payment, short enough to read out. */
const referenceOf = ({ id }: Pick<Payment, 'id'>): string =>
  id.replaceAll('-', '').slice(-16).toUpperCase()

/** The mandate offered for a payment; `null` if the company has no creditor identifier. */
export function mandateTerms(
  payment: Pick<Payment, 'id'>,
  { name, address, city, country, sepaCreditorId: id }: Company,
  debtor: string,
): MandateTerms | null {
  if (id === null) return null
  const creditor = { name, address, city, country, id }
  return { reference: referenceOf(payment), type: 'one-off', creditor, debtor }
}
