import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/primitives/text/amount.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import type { Offers } from './deletion.machine.ts'

export type LeavingRefundProps = { readonly refundable: Offers['refundable'] }

/** The refundable amount of a leaving member, shown before alternatives. */
export function LeavingRefund({ refundable }: LeavingRefundProps) {
  const { t } = useTranslation('settings')
  const money = useRefundSum(refundable)
  const count = refundable.reduce((sum, { credits }) => sum + credits, 0)
  return (
    <>
      <Amount size="xl">{money}</Amount>
      <Text>{t('refund-offer.text', { count, money })}</Text>
    </>
  )
}

/** The total refundable amount, formatted: one sum per currency. */
export function useRefundSum(refundable: Offers['refundable']): string {
  const format = useFormat()
  const sums = new Map<string, number>()
  for (const { amount, currency } of refundable.map((one) => one.amount)) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  return format.list([...sums].map(([currency, amount]) => format.money({ amount, currency })))
}
