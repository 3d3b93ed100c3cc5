import { useQuery } from '@tanstack/react-query'
import type { PushState } from '#core/notices/push-prompt.ts'
import { settingsQuery } from '../site/queries.ts'
import { pushQuery } from './push.ts'

/** How this browser stands to push messages, as far as is known: until then nothing is asked of anybody. */
export function usePushState(): PushState {
  const { data: settings } = useQuery(settingsQuery)
  const key = settings?.push_public_key ?? ''
  const { data } = useQuery({ ...pushQuery({ push_public_key: key }), enabled: key !== '' })
  return data ?? 'incapable'
}
