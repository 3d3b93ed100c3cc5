import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { topBanner } from '#core/membership/alerts/bonus-alerts.ts'
import { DAY, type Millis } from '#core/shared/time.ts'
import { Banner } from '#ui/primitives/banner/banner.tsx'
import { Countdown } from '#ui/primitives/countdown/countdown.tsx'
import type { Discount } from '../../money/credits/queries.ts'
import { useActiveDiscount } from '../../money/credits/use-discount.ts'
import { LONGEST_CLOCK, secondsOf } from '../../money/credits/use-remaining.ts'
import { HERE, Sentence } from '../../shared/sentence.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { firstPurchaseKind } from './first-purchase-kind.ts'
import { useRouteName } from './route-name.ts'

/** Spec §2: the top banner with the countdown of the time bonus or welcome discount, linking to the credits. */
export function TopBanner() {
  const route = useRouteName()
  const current = useActiveDiscount()
  const shown = topBanner({ discount: firstPurchaseKind(current), route })
  if (!current || shown === null || current.remaining === null) return null
  return <Offer shown={shown} discount={current.discount} remaining={current.remaining} />
}

type OfferProps = {
  readonly shown: NonNullable<ReturnType<typeof topBanner>>
  readonly discount: Discount
  readonly remaining: Millis
}

function Offer({ shown, discount, remaining }: OfferProps) {
  const { t } = useTranslation('notices')
  const format = useFormat()
  const percent = format.percent(discount.value_percentage)
  // Spec §4: the time bonus counts down from the start, other discounts on their last day.
  const clock = remaining <= (shown === 'time-bonus' ? LONGEST_CLOCK : DAY)
  return (
    <Banner
      label={t('banner.title')}
      action={{ label: t('banner.action'), to: <Link to="/credits" /> }}
    >
      {clock ? (
        <Sentence text={t('banner.text', { percent, clock: HERE })}>
          <Countdown remaining={secondsOf(remaining)} label={t('banner.left')} />
        </Sentence>
      ) : (
        t('banner.until', { percent, moment: format.moment(discount.price.until ?? '') })
      )}
    </Banner>
  )
}
