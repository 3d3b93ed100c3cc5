import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { fromPromise } from 'xstate'
import type { Millis } from '#core/shared/time.ts'
import { invalidate } from '../../client/invalidate.ts'
import { useMayInterrupt } from '../../shared/use-may-interrupt.ts'
import { type EncounterMember, encounterMachine } from './encounter.machine.ts'
import { EncounterView } from './encounter-view.tsx'
import { markMatchSeen } from './mark-match-seen.ts'
import { fetchSomebody } from './queries.ts'

export type EncounterModalProps = {
  /** The profile to show; if absent, one is fetched. */
  readonly met?: EncounterMember
  readonly wait?: Millis
  /** Called when it opens, which may be later: it waits for a quiet moment. */
  readonly onShown?: () => void
  readonly onClose: () => void
  /** Called with the path once the profile or the conversation is displayed; the opener then removes the modal. */
  readonly onOpened?: (path: string) => void
}

/** A full-screen modal with a match, a like or a suggestion, leading to the profile and the conversation. */
export function EncounterModal({
  met,
  wait = 0,
  onShown,
  onClose,
  onOpened = onClose,
}: EncounterModalProps) {
  const queries = useQueryClient()
  const router = useRouter()
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
  const may = useMayInterrupt({ wanted: shown !== null, patient: met === undefined })
  const isOpen = shown !== null && may
  const displayed = useRouterState({
    select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? null,
  })
  const shownOver = useRef<string | null>(null)
  const opened = useEffectEvent(() => {
    shownOver.current = router.latestLocation.pathname
    onShown?.()
    if (shown?.kind === 'match') void markMatchSeen(queries, shown.card.id)
  })
  useEffect(() => {
    if (isOpen) opened()
  }, [isOpen])
  // Any of its links may lead away: to premium, where no message is left.
  const leftBy = useEffectEvent((path: string) => {
    const over = shownOver.current
    if (over !== null && path !== over && path === router.latestLocation.pathname) onOpened(path)
  })
  useEffect(() => {
    if (displayed !== null) leftBy(displayed)
  }, [displayed])
  if (!shown || !may) return null

  // Clicking a button does not close it (spec §4).
  const open = async (navigation: Promise<void>) => {
    await navigation
    onOpened(router.state.location.pathname)
  }
  return (
    <EncounterView
      met={shown}
      onClose={onClose}
      onProfile={(id) => void open(router.navigate({ to: '/members/$id', params: { id } }))}
      onSent={(id) => void open(router.navigate({ to: '/chats/$id', params: { id } }))}
      onWrite={(id) =>
        void open(
          router.navigate({ to: '/members/$id/chat', params: { id }, search: { answer: 'line' } }),
        )
      }
    />
  )
}
