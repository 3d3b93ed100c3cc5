import { useTranslation } from 'react-i18next'
import { DAY } from '#core/shared/time.ts'
import { Countdown } from '#ui/countdown/countdown.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Text } from '#ui/text/text.tsx'
import { useFormat } from '../shared/use-format.ts'
import { DiscountAfter } from './discount-after.tsx'
import type { StandingDiscount } from './use-discount.ts'
import { secondsOf } from './use-remaining.ts'

/** Why it costs less, until when, and what comes after: said once for all prices of a page. */
export function DiscountLine({ standing }: { readonly standing: StandingDiscount }) {
  return (
    <Inline gap="xs" wrap={false} align="start">
      <Icon name="discount" size="s" />
      <Text as="div" size="s" tone="trust">
        <Until standing={standing} /> <DiscountAfter after={standing.discount.price.after} />
      </Text>
    </Inline>
  )
}

/** Counted down on the last day, a date before that. */
function Until({ standing: { discount, remaining } }: { readonly standing: StandingDiscount }) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const percent = format.percent(discount.value_percentage)
  const { until } = discount.price
  if (remaining === null || until === null) {
    return t('bundles.discount-code', { percent, code: discount.code })
  }
  if (remaining > DAY) return t('bundles.discount-until', { percent, moment: format.moment(until) })
  return (
    <>
      {t('bundles.discount', { percent })}{' '}
      <Countdown remaining={secondsOf(remaining)} label={t('bundles.discount-left', { percent })} />
    </>
  )
}
