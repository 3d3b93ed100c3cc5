import { useTranslation } from 'react-i18next'
import { shownDistance } from '#core/discovery/searching/shown-distance.ts'
import { type Country, regionalTag } from '#core/site/countries.ts'
import { useHomeCountry } from '../locales/home-country.ts'

/** A distance band in a language, in the unit of the viewer's country: "25 km", "15 miles". */
export function distanceIn(language: string, country: Country | null, kilometres: number): string {
  const { value, unit } = shownDistance(kilometres, country)
  const unitDisplay = unit === 'mile' ? 'long' : 'short'
  const format = { style: 'unit', unit, unitDisplay } as const
  return new Intl.NumberFormat(regionalTag(language, country), format).format(value)
}

/** The same for the viewer. */
export function useDistance(): (kilometres: number) => string {
  const { i18n } = useTranslation()
  const country = useHomeCountry(i18n)
  return (kilometres) => distanceIn(i18n.language, country, kilometres)
}
