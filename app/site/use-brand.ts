import { useQuery } from '@tanstack/react-query'
import type { Brand } from '#core/site/settings.ts'
import { settingsQuery } from './queries.ts'

/** The site's theme; of its landers too, since one joins no other site here (see `api/pages/niche-lander.ts`). */
export function useBrand(): Brand {
  const { data: settings } = useQuery(settingsQuery)
  return settings?.brand ?? 'default'
}
