import { t } from 'elysia'
import type { OrderView } from '#core/money/checkout/view-orders.ts'
import { MoneyShape, moneyOf, Nullable, Whole } from '../../basics.ts'

export const DiscountShape = Nullable(t.Object({ code: t.String(), percentage: Whole() }))

/** Current price of a retry. */
export const RetryShape = t.Object({
  discount: DiscountShape,
  total: MoneyShape,
  /** The last total that it was tried at, where that was another. */
  before: Nullable(MoneyShape),
})

export const retryShapeOf = ({ discount, total, before }: NonNullable<OrderView['retry']>) => ({
  discount,
  total: moneyOf(total),
  before: before && moneyOf(before),
})
