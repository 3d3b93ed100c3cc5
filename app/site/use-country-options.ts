import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../shared/use-format.ts'
import { settingsQuery } from './queries.ts'

/** The countries of the site as options, in the alphabet of the page's language. */
export function useCountryOptions(): readonly { readonly value: string; readonly label: string }[] {
  const format = useFormat()
  const { data: settings } = useQuery(settingsQuery)
  return (settings?.countries ?? [])
    .map((value) => ({ value, label: format.country(value) }))
    .toSorted((a, b) => format.compare(a.label, b.label))
}
