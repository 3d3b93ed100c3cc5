import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { useHydrated } from '#ui/primitives/layout/use-hydrated.ts'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { useRegional } from '../../locales/home-country.ts'
import { ownTimeZone } from '../../shared/time-zone.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useFailureToast } from '../../site/use-failure-toast.ts'

export type TimeZoneLineProps = {
  /** The member's time zone; `null` if never set. */
  readonly zone: string | null
  readonly changeableAt: string | null
  readonly justify?: 'start' | 'center'
}

/** The member's time zone: initially this browser's; can change once a day. */
export function TimeZoneLine({ zone, changeableAt, justify = 'center' }: TimeZoneLineProps) {
  const { t, i18n } = useTranslation('account')
  const locale = useRegional(i18n)
  const queries = useQueryClient()
  const fail = useFailureToast()
  const format = useFormat()
  // A server has a zone of its own, which is not the member's.
  const own = useHydrated() ? ownTimeZone() : zone
  const choose = useMutation({
    mutationFn: (time_zone: string) => answered(api['time-zone'].put({ time_zone })),
    onSuccess: () => invalidate(queries, { type: 'time-zone' }),
    onError: fail,
  })
  const report = useEffectEvent(() => choose.mutate(ownTimeZone()))
  const unreported = zone === null
  useEffect(() => {
    if (unreported) report()
  }, [unreported])

  if (zone === null) return null
  const named = zoneName(zone, locale)
  const seconds = changeableAt === null ? 0 : (Date.parse(changeableAt) - Date.now()) / 1000
  return (
    <Inline gap="xs" justify={justify}>
      <Text as="span" size="s" tone="muted">
        {t('zone.counted', { zone: named })}
      </Text>
      {own !== null &&
        zone !== own &&
        (seconds > 0 ? (
          <Text as="span" size="s" tone="muted">
            {t('zone.later', { when: format.inTime(seconds) })}
          </Text>
        ) : (
          <Button tone="bare" size="s" busy={choose.isPending} onClick={() => choose.mutate(own)}>
            {t('zone.use', { zone: zoneName(own, locale) })}
          </Button>
        ))}
    </Inline>
  )
}

/** Name of a time zone: "Central European Time". */
const zoneName = (timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(Date.now())
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
