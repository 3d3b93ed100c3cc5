import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/use-format.ts'
import type { Order } from '../credits/queries.ts'

type Refund = Omit<NonNullable<Order['refundable']>, 'until'>

/** What a refund does, before it is confirmed: what one gets back, that it is final, and what else ends. */
export function useRefundWords(): (refund: Refund, isDiscounted: boolean) => string {
  const { t } = useTranslation('credits')
  const format = useFormat()
  return ({ credits, amount, ends_premium: endsPremium, returns_photos: photos }, isDiscounted) =>
    [
      t('refund.text', { count: credits, money: format.money(amount) }),
      endsPremium && t('refund.ends-premium'),
      photos > 0 && t('refund.photos', { count: photos }),
      isDiscounted && t('refund.discount-used'),
    ]
      .filter(Boolean)
      .join(' ')
}
