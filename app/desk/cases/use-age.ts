import { useTranslation } from 'react-i18next'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { useRegional } from '../../locales/home-country.ts'

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/** How long ago something was: "3 days ago". */
export function useAge(): (moment: string) => string {
  const { i18n } = useTranslation()
  const format = new Intl.RelativeTimeFormat(useRegional(i18n))
  const now = Date.now()
  return (moment) => {
    const age = Math.max(0, now - Date.parse(moment))
    const [unit, length] = UNITS.find(([, least]) => age >= least) ?? UNITS[2]
    return format.format(-Math.floor(age / length), unit)
  }
}
