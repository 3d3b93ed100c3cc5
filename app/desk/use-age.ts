import { useTranslation } from 'react-i18next'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { useRegional } from '../locales/home-country.ts'

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/** How long ago something was: "3 days ago", "just now". */
export function useAge(): (moment: string) => string {
  const { t, i18n } = useTranslation('desk')
  const locale = useRegional(i18n)
  const format = new Intl.RelativeTimeFormat(locale, { style: 'short' })
  const now = Date.now()
  return (moment) => {
    const age = Math.max(0, now - Date.parse(moment))
    const found = UNITS.find(([, least]) => age >= least)
    if (!found) return t('age.now')
    const [unit, length] = found
    return format.format(-Math.floor(age / length), unit)
  }
}
