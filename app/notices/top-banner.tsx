import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { topBanner } from '#core/notices/bonus-notices.ts'
import { DAY } from '#core/shared/time.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Countdown } from '#ui/countdown/countdown.tsx'
import { useActiveDiscount } from '../credits/use-discount.ts'
import { LONGEST_CLOCK, secondsOf } from '../credits/use-remaining.ts'
import { useFormat } from '../shared/use-format.ts'
import { heldKind } from './held-kind.ts'
import { useRouteName } from './route-name.ts'

/** Spec §2: the countdown of the time bonus or the welcome discount, along the top, with the way to the credits. */
export function TopBanner() {
  const { t } = useTranslation('notices')
  const format = useFormat()
  const route = useRouteName()
  const standing = useActiveDiscount()
  const shown = topBanner({ discount: heldKind(standing), route })
  if (!standing || shown === null || standing.remaining === null) return null

  const { discount, remaining } = standing
  const percent = format.percent(discount.value_percentage)
  // Spec §4: the time bonus is counted down from the start, anything else on its last day.
  const clock = remaining <= (shown === 'time-bonus' ? LONGEST_CLOCK : DAY)
  return (
    <Banner
      label={t(`banner.${shown}` as const)}
      countdown={clock && <Countdown remaining={secondsOf(remaining)} label={t('banner.left')} />}
      action={{ label: t('banner.action'), to: <Link to="/credits" /> }}
    >
      {clock
        ? t('banner.text', { percent })
        : t('banner.until', { percent, moment: format.moment(discount.price.until ?? '') })}
    </Banner>
  )
}
