import { useTranslation } from 'react-i18next'
import { isFirstPurchaseCode } from '#core/money/discounts/active-discount.ts'
import type { Money } from '#core/shared/money.ts'
import { useReduction } from './use-reduction.ts'

type Named = {
  readonly code: string
  readonly percentage: number
  /** What was taken off. */
  readonly amount: Money
}

/** Name of a discount on a bill: what it is, or the code that a member typed. */
export function useDiscountName() {
  const { t } = useTranslation('credits')
  const reduction = useReduction()
  return (discount: Named) => {
    const { code } = discount
    const percent = reduction(discount)
    return isFirstPurchaseCode(code)
      ? t('checkout.first-purchase', { percent })
      : t('checkout.discount', { percent, code })
  }
}
