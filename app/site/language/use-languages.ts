import { useQuery } from '@tanstack/react-query'
import { LOCALES, type Locale } from '#core/site/locales.ts'
import { settingsQuery } from '../queries.ts'

/** The languages of the site to choose from. */
export function useLanguages(): readonly Locale[] {
  const { data: settings } = useQuery(settingsQuery)
  return settings?.languages ?? LOCALES
}
