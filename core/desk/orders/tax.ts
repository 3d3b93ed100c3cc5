import type { Order } from '../../money/order.ts'
import { refundOf, vatIn } from '../../money/receipt.ts'

/** The parts of an order's total, and of what went back, in minor units: as its receipt has them. */
export type Tax = {
  readonly net: number
  readonly vat: number
  readonly returnedNet: number
  readonly returnedVat: number
}

/** VAT in an order: net and VAT add up to the gross amount, of the total and of what went back. */
export function taxOf({ total, vatRate, returned }: Order): Tax {
  const vat = vatRate === null ? null : { rate: vatRate, amount: vatIn(total, vatRate) }
  const back = returned > 0 ? refundOf({ total, vat }, returned).returned.vat : null
  const returnedVat = back?.amount ?? 0
  const tax = vat?.amount.amount ?? 0
  return {
    net: total.amount - tax,
    vat: tax,
    returnedNet: returned - returnedVat,
    returnedVat,
  }
}
