import { useTranslation } from 'react-i18next'
import { DAY } from '#core/shared/time.ts'
import { Countdown } from '#ui/primitives/countdown/countdown.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { HERE, Sentence } from '../shared/sentence.tsx'
import { useFormat } from '../shared/use-format.ts'
import { DiscountAfter } from './discount-after.tsx'
import type { CurrentDiscount } from './use-discount.ts'
import { secondsOf } from './use-remaining.ts'

/** Reason, end, and successor of a discount: once for all prices of a page. */
export function DiscountLine({ current }: { readonly current: CurrentDiscount }) {
  return (
    <Inline gap="xs" wrap={false} align="start">
      <Icon name="discount" size="s" />
      <Text as="div" size="s" tone="trust">
        <Until current={current} /> <DiscountAfter after={current.discount.price.after} />
      </Text>
    </Inline>
  )
}

/** A countdown on the last day, before that a date. */
function Until({ current: { discount, remaining } }: { readonly current: CurrentDiscount }) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const percent = format.percent(discount.value_percentage)
  const { until } = discount.price
  if (remaining === null || until === null) {
    return t('bundles.discount-code', { percent, code: discount.code })
  }
  if (remaining > DAY) return t('bundles.discount-until', { percent, moment: format.moment(until) })
  return (
    <Sentence text={t('bundles.discount', { percent, clock: HERE })}>
      <Countdown remaining={secondsOf(remaining)} label={t('bundles.discount-left', { percent })} />
    </Sentence>
  )
}
