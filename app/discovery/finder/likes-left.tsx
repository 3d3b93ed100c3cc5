import { useTranslation } from 'react-i18next'
import { SWIPE_LIKES_PER_DAY } from '#core/discovery/ports.ts'
import { HeartRow } from '#ui/patterns/heart-row/heart-row.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'

/** As long as any time. */
const MIDNIGHT = '00:00'

export type LikesLeftProps = {
  readonly left: number
  readonly limit: number
  readonly renewsAt: string
}

/** Remaining likes of the day, and when they reset. */
export function LikesLeft({ left, limit, renewsAt }: LikesLeftProps) {
  const { t } = useTranslation('finder')
  const format = useFormat()
  const isToday = format.date(renewsAt) === format.date(Date.now())
  return (
    <output>
      <Inline gap="xs" justify="center">
        <HeartRow full={left} of={limit} />
        <Text as="span" size="s" weight="semibold">
          {left > 0 ? t('swipe.left', { count: left }) : t('swipe.left-none')}
        </Text>
        <Text as="span" size="s" tone="muted">
          {t(isToday ? 'swipe.renews-today' : 'swipe.renews-tomorrow', {
            count: limit,
            time: format.time(renewsAt),
          })}
        </Text>
      </Inline>
    </output>
  )
}

/** Skeleton of that line. */
export function LikesLoading() {
  const { t } = useTranslation('finder')
  return (
    <Inline gap="xs" justify="center">
      <HeartRow full={0} of={SWIPE_LIKES_PER_DAY} />
      <Text as="span" size="s" weight="semibold">
        <Skeleton shape="words">{t('swipe.left', { count: SWIPE_LIKES_PER_DAY })}</Skeleton>
      </Text>
      <Text as="span" size="s">
        <Skeleton shape="words">
          {t('swipe.renews-tomorrow', { count: SWIPE_LIKES_PER_DAY, time: MIDNIGHT })}
        </Skeleton>
      </Text>
    </Inline>
  )
}
