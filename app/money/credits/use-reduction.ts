import type { Money } from '#core/shared/money.ts'
import { useFormat } from '../../shared/use-format.ts'
import type { Discount } from './queries.ts'

type Reduction = { readonly percentage: number; readonly amount: Money | null }

/** What a discount takes off, as texts name it: "25%", or "€ 5,00" of a code that takes an amount. */
export function useReduction(): (reduction: Reduction) => string {
  const format = useFormat()
  return ({ percentage, amount }) =>
    percentage === 0 && amount ? format.money(amount) : format.percent(percentage)
}

/** The reduction of a discount of the API. */
export const reductionOf = ({ value_percentage, value_amount }: ValuedDiscount): Reduction => ({
  percentage: value_percentage,
  amount: value_amount,
})

type ValuedDiscount = Pick<Discount, 'value_percentage' | 'value_amount'>
