import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/use-format.ts'
import type { Discount } from './queries.ts'

/** The discount that follows the current one; nothing if the regular price follows. */
export function DiscountAfter({ after }: { readonly after: Discount['price']['after'] }) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  if (!after?.until) return null
  return t('bundles.discount-then', {
    percent: format.percent(after.percentage),
    moment: format.moment(after.until),
  })
}
