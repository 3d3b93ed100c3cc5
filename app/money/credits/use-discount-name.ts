import { useTranslation } from 'react-i18next'
import { isFirstPurchaseCode } from '#core/money/first-purchase-discount.ts'
import type { Money } from '#core/shared/money.ts'
import { useFormat } from '../../shared/use-format.ts'

type Named = {
  readonly code: string
  readonly percentage: number
  /** What was taken off. */
  readonly amount: Money
}

/** Name of a discount on a bill: what it is, or the code that a member typed. */
export function useDiscountName() {
  const { t } = useTranslation('credits')
  const format = useFormat()
  return ({ code, percentage, amount }: Named) => {
    const percent = format.off(percentage, amount)
    return isFirstPurchaseCode(code)
      ? t('checkout.first-purchase', { percent })
      : t('checkout.discount', { percent, code })
  }
}
