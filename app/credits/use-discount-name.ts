import { useTranslation } from 'react-i18next'
import { firstPurchaseKindOf } from '#core/discounts/active-discount.ts'
import { useFormat } from '../shared/use-format.ts'

type Named = { readonly code: string; readonly percentage: number }

/** Name of a discount on a bill: what it is, or the code that a member typed. */
export function useDiscountName() {
  const { t } = useTranslation('credits')
  const format = useFormat()
  return ({ code, percentage }: Named) => {
    const percent = format.percent(percentage)
    const kind = firstPurchaseKindOf(code)
    return kind ? t(`checkout.${kind}`, { percent }) : t('checkout.discount', { percent, code })
  }
}
