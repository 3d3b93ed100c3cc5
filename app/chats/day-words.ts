import { useTranslation } from 'react-i18next'
import { DAY, type Instant } from '#core/shared/time.ts'
import { useFormat } from '../shared/use-format.ts'

/** Formats of times in chats: the day as text; in lists, today's time or the date. */
export function useDayWords(now: Instant = Date.now()) {
  const { t } = useTranslation('chats')
  const format = useFormat()
  const sameDay = (a: Instant, b: Instant) => format.shortDate(a) === format.shortDate(b)
  return {
    day: (moment: string) => {
      const at = Date.parse(moment)
      if (sameDay(at, now)) return t('day.today')
      if (sameDay(at, now - DAY)) return t('day.yesterday')
      return format.date(moment)
    },
    short: (moment: string) =>
      sameDay(Date.parse(moment), now) ? format.time(moment) : format.shortDate(moment),
  }
}
