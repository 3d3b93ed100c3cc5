import { useTranslation } from 'react-i18next'
import { DAY } from '#core/shared/time.ts'
import { Countdown } from '#ui/countdown/countdown.tsx'
import { useFormat } from '../shared/use-format.ts'
import type { StandingDiscount } from './use-discount.ts'
import { secondsOf } from './use-remaining.ts'

/** Why it costs less, and until when: counted down on the last day, a date before that. */
export function DiscountLine({ standing }: { readonly standing: StandingDiscount }) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const { discount, remaining } = standing
  const percent = format.percent(discount.value_percentage)
  if (remaining === null || discount.expires === null) {
    return t('bundles.discount-code', { percent, code: discount.code })
  }
  if (remaining > DAY) {
    return t('bundles.discount-until', { percent, moment: format.moment(discount.expires) })
  }
  return (
    <>
      {t('bundles.discount', { percent })}{' '}
      <Countdown remaining={secondsOf(remaining)} label={t('bundles.discount-left', { percent })} />
    </>
  )
}
