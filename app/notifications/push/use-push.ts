import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Settings } from '../../site/queries.ts'
import { pushMachine } from './push.machine.ts'
import { pushQuery } from './push.ts'
import { pushActors } from './push-actors.ts'

/** The push machine of this browser; shares its state with the whole page. */
export function usePush(settings: Pick<Settings, 'push_public_key'>) {
  const queries = useQueryClient()
  const [machine] = useState(() => pushMachine.provide({ actors: pushActors(settings) }))
  const [state, send] = useMachine(machine)
  const { value } = state

  useEffect(() => {
    if (value !== 'subscribed' && value !== 'unsubscribed') return
    queries.setQueryData(pushQuery(settings).queryKey, value)
  }, [value, queries, settings])

  return { state, send }
}
