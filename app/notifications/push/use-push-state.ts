import { useQuery } from '@tanstack/react-query'
import type { PushState } from '#core/membership/alerts/prompts.ts'
import { settingsQuery } from '../../site/queries.ts'
import { pushQuery } from './push.ts'

/** The push state of a member's browser, once known. */
export function usePushState(member: string | null): PushState | null {
  const { data: settings } = useQuery(settingsQuery)
  const key = settings?.push_public_key ?? ''
  const { data } = useQuery({
    ...pushQuery({ push_public_key: key }),
    enabled: member !== null && key !== '',
  })
  return data ?? null
}
