import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { topBanner } from '#core/notices/bonus-notices.ts'
import { DAY } from '#core/shared/time.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Countdown } from '#ui/countdown/countdown.tsx'
import { Link as TextLink } from '#ui/link/link.tsx'
import { useActiveDiscount } from '../credits/use-discount.ts'
import { secondsOf } from '../credits/use-remaining.ts'
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
  const short = remaining <= DAY
  return (
    <Banner
      label={t(`banner.${shown}` as const)}
      countdown={short && <Countdown remaining={secondsOf(remaining)} label={t('banner.left')} />}
      action={
        <TextLink asChild alone>
          <Link to="/credits">{t('banner.action')}</Link>
        </TextLink>
      }
    >
      {short
        ? t('banner.text', { percent })
        : t('banner.until', { percent, moment: format.moment(discount.expires ?? '') })}
    </Banner>
  )
}
