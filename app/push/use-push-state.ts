import { useQuery } from '@tanstack/react-query'
import type { PushState } from '#core/notices/push-prompt.ts'
import { settingsQuery } from '../site/queries.ts'
import { pushQuery } from './push.ts'

/** How a member's browser stands to push messages, as far as is known: until then nothing is asked of anybody. */
export function usePushState(member: string | null): PushState {
  const { data: settings } = useQuery(settingsQuery)
  const key = settings?.push_public_key ?? ''
  const { data } = useQuery({
    ...pushQuery({ push_public_key: key }),
    enabled: member !== null && key !== '',
  })
  return data ?? 'incapable'
}
