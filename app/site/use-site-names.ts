import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from './queries.ts'

/** The names of which no password is made. */
export function useSiteNames(): readonly string[] {
  const { data: settings } = useQuery(settingsQuery)
  return settings ? [settings.name] : []
}
