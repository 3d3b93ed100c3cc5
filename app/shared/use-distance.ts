import { useTranslation } from 'react-i18next'
import { shownDistance } from '#core/discovery/searching/shown-distance.ts'
import { type Country, regionalTag } from '#core/site/countries.ts'
import { useHomeCountry } from '../locales/home-country.ts'

/** A format costs more than a card; bands are few, as languages and countries are. */
const written = new Map<string, string>()

/** A distance band in a language, in the unit of the viewer's country: "25 km", "15 miles". */
export function distanceIn(language: string, country: Country | null, kilometres: number): string {
  const { value, unit } = shownDistance(kilometres, country)
  const tag = regionalTag(language, country)
  const key = `${tag} ${value} ${unit}`
  const known = written.get(key)
  if (known !== undefined) return known
  const unitDisplay = unit === 'mile' ? 'long' : 'short'
  const text = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay }).format(value)
  written.set(key, text)
  return text
}

/** The same for the viewer. */
export function useDistance(): (kilometres: number) => string {
  const { i18n } = useTranslation()
  const country = useHomeCountry(i18n)
  return (kilometres) => distanceIn(i18n.language, country, kilometres)
}
