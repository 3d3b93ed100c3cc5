import { useTranslation } from 'react-i18next'
import { isFirstPurchaseCode } from '#core/money/discounts/active-discount.ts'
import { useFormat } from '../../shared/use-format.ts'

type Named = { readonly code: string; readonly percentage: number }

/** Name of a discount on a bill: what it is, or the code that a member typed. */
export function useDiscountName() {
  const { t } = useTranslation('credits')
  const format = useFormat()
  return ({ code, percentage }: Named) => {
    const percent = format.percent(percentage)
    return isFirstPurchaseCode(code)
      ? t('checkout.first-purchase', { percent })
      : t('checkout.discount', { percent, code })
  }
}
