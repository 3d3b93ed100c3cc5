import { useTranslation } from 'react-i18next'
import { HeartRow } from '#ui/heart-row/heart-row.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Text } from '#ui/text/text.tsx'
import { useFormat } from '../shared/use-format.ts'

export type LikesLeftProps = {
  readonly left: number
  readonly limit: number
  readonly renewsAt: string
}

/** How many likes of the day are left, and when there are new ones. */
export function LikesLeft({ left, limit, renewsAt }: LikesLeftProps) {
  const { t } = useTranslation('finder')
  const format = useFormat()
  const seconds = Math.max(0, (Date.parse(renewsAt) - Date.now()) / 1000)
  return (
    <output>
      <Inline gap="xs" justify="center">
        <HeartRow full={left} of={limit} />
        <Text as="span" size="s" weight="semibold">
          {left > 0 ? t('swipe.left', { count: left }) : t('swipe.left-none')}
        </Text>
        <Text as="span" size="s" tone="muted">
          {t('swipe.renews', {
            count: limit,
            time: format.time(renewsAt),
            when: format.inTime(seconds),
          })}
        </Text>
      </Inline>
    </output>
  )
}
