import { useQuery } from '@tanstack/react-query'
import type { Brand } from '#core/site/settings.ts'
import { settingsQuery } from '../site/queries.ts'
import { brandOf } from './brand-of.ts'

/** Whose look a lander wears. */
export function useBrand(slug: string | undefined): Brand {
  const { data: settings } = useQuery(settingsQuery)
  return brandOf(slug, { brand: settings?.brand ?? 'default' })
}
