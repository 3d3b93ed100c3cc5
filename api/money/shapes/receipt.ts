import { t } from 'elysia'
import type { Receipt } from '#core/money/receipt.ts'
import { isoOf } from '#core/shared/time.ts'
import { Moment, MoneyShape, moneyOf, Nullable, Whole } from '../../basics.ts'

const TaxedShape = t.Object({ amount: MoneyShape, vat: Nullable(MoneyShape) })

/** A receipt; amounts include VAT. */
export const ReceiptShape = t.Object({
  number: t.String(),
  seller: t.Object({
    site: t.String(),
    name: t.String(),
    address: t.String(),
    city: t.String(),
    country: t.String(),
    kvk: t.String(),
    vat_numbers: t.Array(t.String()),
  }),
  buyer: Nullable(t.Object({ name: t.String(), email: t.String() })),
  country: Nullable(t.String()),
  paid_at: Moment,
  method: t.String(),
  credits: Whole(),
  price: MoneyShape,
  discount: Nullable(t.Object({ code: t.String(), percentage: Whole(), amount: MoneyShape })),
  total: MoneyShape,
  /** VAT in the total; `rate` in hundredths of a percent. */
  vat: Nullable(t.Object({ rate: Whole(), amount: MoneyShape })),
  /** What was refunded and what remains, each with the VAT in it. */
  refund: Nullable(t.Object({ returned: TaxedShape, remaining: TaxedShape })),
})

export const receiptShapeOf = ({ seller, paidAt, ...receipt }: Receipt) => {
  const { vatNumbers, ...others } = seller
  return {
    ...receipt,
    seller: { ...others, vat_numbers: [...vatNumbers] },
    paid_at: isoOf(paidAt),
    price: moneyOf(receipt.price),
    total: moneyOf(receipt.total),
  }
}
