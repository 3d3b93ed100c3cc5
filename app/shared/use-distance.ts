import { useTranslation } from 'react-i18next'
import { shownDistance } from '#core/discovery/searching/shown-distance.ts'
import { type Country, regionalTag } from '#core/site/countries.ts'
import { useHomeCountry } from '../locales/home-country.ts'

/** Making a format costs more than all its uses, and each card of a list has one. */
const formats = new Map<string, Intl.NumberFormat>()

function formatIn(locale: string, unit: 'mile' | 'kilometer'): Intl.NumberFormat {
  const key = `${locale} ${unit}`
  const unitDisplay = unit === 'mile' ? 'long' : 'short'
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
  formats.set(key, format)
  return format
}

/** A distance band in a language, in the unit of the viewer's country: "25 km", "15 miles". */
export function distanceIn(language: string, country: Country | null, kilometres: number): string {
  const { value, unit } = shownDistance(kilometres, country)
  return formatIn(regionalTag(language, country), unit).format(value)
}

/** The same for the viewer. */
export function useDistance(): (kilometres: number) => string {
  const { i18n } = useTranslation()
  const country = useHomeCountry(i18n)
  return (kilometres) => distanceIn(i18n.language, country, kilometres)
}
