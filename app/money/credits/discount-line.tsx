import { useTranslation } from 'react-i18next'
import { isFirstPurchaseCode } from '#core/money/first-purchase-discount.ts'
import { DAY } from '#core/shared/time.ts'
import { Countdown } from '#ui/primitives/countdown/countdown.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { HERE, Sentence } from '../../shared/sentence.tsx'
import { useFormat } from '../../shared/use-format.ts'
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
  const percent = format.off(discount.value_percentage, discount.value_amount)
  const { until } = discount.price
  const first = isFirstPurchaseCode(discount.code)
  if (remaining === null || until === null) {
    return t('bundles.discount-code', { percent, code: discount.code })
  }
  const moment = format.moment(until)
  if (remaining > DAY) {
    return t(first ? 'bundles.first-until' : 'bundles.discount-until', { percent, moment })
  }
  return (
    <Sentence text={t(first ? 'bundles.first' : 'bundles.discount', { percent, clock: HERE })}>
      <Countdown remaining={secondsOf(remaining)} label={t('bundles.discount-left', { percent })} />
    </Sentence>
  )
}
