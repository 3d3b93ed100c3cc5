import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast.tsx'
import { answered, api } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
import { ownTimeZone } from '../shared/time-zone.ts'
import { useFormat } from '../shared/use-format.ts'
import { useExplain } from '../site/use-explain.ts'

export type ZoneOfDayProps = {
  /** In which time zone the member's days are counted; `null` where they never said. */
  readonly zone: string | null
  readonly changeableAt: string | null
}

/** In which time zone the member's days are counted: this browser's at first, and another one once a day. */
export function ZoneOfDay({ zone, changeableAt }: ZoneOfDayProps) {
  const { t, i18n } = useTranslation('finder')
  const queries = useQueryClient()
  const explain = useExplain()
  const show = useToast()
  const format = useFormat()
  const own = ownTimeZone()
  const choose = useMutation({
    mutationFn: (time_zone: string) => answered(api['time-zone'].put({ time_zone })),
    onSuccess: () => invalidate(queries, { type: 'time-zone' }),
    onError: (error) => show({ tone: 'danger', text: explain(error) }),
  })
  const tell = useEffectEvent(() => choose.mutate(own))
  const untold = zone === null
  useEffect(() => {
    if (untold) tell()
  }, [untold])

  if (zone === null) return null
  const named = zoneName(zone, i18n.language)
  const seconds = changeableAt === null ? 0 : (Date.parse(changeableAt) - Date.now()) / 1000
  return (
    <Inline gap="xs" justify="center">
      <Text as="span" size="s" tone="muted">
        {t('zone.counted', { zone: named })}
      </Text>
      {zone !== own &&
        (seconds > 0 ? (
          <Text as="span" size="s" tone="muted">
            {t('zone.later', { when: format.inTime(seconds) })}
          </Text>
        ) : (
          <Button tone="bare" size="s" busy={choose.isPending} onClick={() => choose.mutate(own)}>
            {t('zone.use', { zone: zoneName(own, i18n.language) })}
          </Button>
        ))}
    </Inline>
  )
}

/** What a time zone is called: "Central European Time". */
const zoneName = (timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(Date.now())
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
