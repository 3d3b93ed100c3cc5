import { useQuery } from '@tanstack/react-query'
import type { Brand } from '#core/site/settings.ts'
import { settingsQuery } from '../site/queries.ts'

/** The theme of a lander: its site's own, since one joins no other site here (see `api/pages/niche-lander.ts`). */
export function useBrand(): Brand {
  const { data: settings } = useQuery(settingsQuery)
  return settings?.brand ?? 'default'
}
