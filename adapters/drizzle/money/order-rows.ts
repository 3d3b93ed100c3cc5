import { type Order, orderNumber, type Payment } from '#core/money/order.ts'
import type { Refund } from '#core/money/orders/refund.ts'
import type { Database } from '../shared/database.ts'

type Row = Database['order']['$inferSelect']
type PaymentRow = Database['payment']['$inferSelect']

const discountIn = (code: string | null, percentage: number | null) =>
  code === null || percentage === null ? null : { code, percentage }

export const paymentOf = ({
  amount,
  currency,
  discountCode,
  discountPercentage,
  ...rest
}: PaymentRow): Payment => ({
  ...rest,
  amount: { amount, currency },
  discount: discountIn(discountCode, discountPercentage),
})

export const paymentRow = ({
  amount: { amount, currency },
  discount,
  ...rest
}: Payment): PaymentRow => ({
  ...rest,
  amount,
  currency,
  discountCode: discount?.code ?? null,
  discountPercentage: discount?.percentage ?? null,
})

type RefundRow = Database['refund']['$inferSelect']

export const refundIn = ({ amount, currency, ...rest }: RefundRow): Refund => ({
  ...rest,
  amount: { amount, currency },
})

export const refundRow = ({ amount: { amount, currency }, ...rest }: Refund): RefundRow => ({
  ...rest,
  amount,
  currency,
})

export function orderOf(row: Row): Order {
  const { priceAmount, priceCurrency, totalAmount, totalCurrency, ...others } = row
  const { discountCode: code, discountPercentage: percentage, number: _, ...rest } = others
  return {
    ...rest,
    price: { amount: priceAmount, currency: priceCurrency },
    discount: discountIn(code, percentage),
    total: { amount: totalAmount, currency: totalCurrency },
  }
}

export const rowOf = ({ price, discount, total, ...rest }: Order): Row => ({
  ...rest,
  number: orderNumber(rest),
  priceAmount: price.amount,
  priceCurrency: price.currency,
  discountCode: discount?.code ?? null,
  discountPercentage: discount?.percentage ?? null,
  totalAmount: total.amount,
  totalCurrency: total.currency,
})
