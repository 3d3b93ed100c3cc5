import { useQuery } from '@tanstack/react-query'
import type { Brand } from '#core/site/settings.ts'
import { settingsQuery } from '../site/queries.ts'
import { brandOf } from './brand-of.ts'

/** The theme of a lander. */
export function useBrand(slug: string | undefined): Brand {
  const { data: settings } = useQuery(settingsQuery)
  return brandOf(slug, { brand: settings?.brand ?? 'default' })
}
