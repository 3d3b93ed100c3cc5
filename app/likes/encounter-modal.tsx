import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { Millis } from '#core/shared/time.ts'
import { invalidate } from '../client/invalidate.ts'
import { encounterMachine, type Met } from './encounter.machine.ts'
import { EncounterView } from './encounter-view.tsx'
import { fetchSomebody } from './queries.ts'

export type EncounterModalProps = {
  /** Whom to show; without, somebody is asked for. */
  readonly met?: Met
  readonly wait?: Millis
  readonly onClose: () => void
  /** Once the profile is on the screen; whoever opened the modal then takes it away, as by closing. */
  readonly onOpened?: () => void
}

/** Shows a match, a like or a suggestion over the whole screen, and leads to the profile. */
export function EncounterModal({
  met,
  wait = 0,
  onClose,
  onOpened = onClose,
}: EncounterModalProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [state] = useMachine(
    encounterMachine.provide({
      actors: { meet: fromPromise(fetchSomebody) },
      actions: {
        reloadLikes: () => void invalidate(queries, { type: 'likes' }),
      },
    }),
    { input: { met: met ?? null, wait } },
  )
  const shown = state.matches('shown') ? state.context.met : null
  if (!shown) return null

  // The press itself does not close it (spec §4).
  const open = async (id: string) => {
    await navigate({ to: '/members/$id', params: { id } })
    onOpened()
  }
  return <EncounterView met={shown} onClose={onClose} onProfile={(id) => void open(id)} />
}
