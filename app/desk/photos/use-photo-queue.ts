import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { answered, api, isMissing, isOvertaken } from '../../client/client.ts'
import { useLeaveGuard } from '../../shared/use-leave-guard.ts'
import { onConnection } from '../../shared/use-online.ts'
import { overviewQuery, type Picture, type Pictures } from '../queries.ts'
import { useUnveiled } from '../unveiled.ts'
import { overtakingOf } from './overtaken.ts'
import {
  beginQueue,
  type Decision,
  type Given,
  left,
  nextQueue,
  type Queue,
  type QueueEvent,
  undoable,
} from './queue.ts'
import { DECISION, type UnderWay, useDecisionsUnderWay } from './use-decisions-under-way.ts'
import { needsMore, useFreshPictures } from './use-fresh-pictures.ts'
import { useUndo } from './use-undo.ts'

type Sent = Pick<Given, 'picture' | 'decision'> & UnderWay

/** The last decision, while it can be undone. */
export type Undo = {
  readonly given: Given
  readonly busy: boolean
  readonly failed: boolean
  readonly press: () => void
}

export type PhotoQueue = {
  readonly queue: Queue
  readonly list: Pictures | undefined
  readonly error: unknown
  readonly shown: boolean
  /** The next picture, loaded while one looks at this. */
  readonly next: Picture | null
  readonly failed: readonly Given[]
  readonly undo: Undo | null
  readonly toggle: () => void
  readonly judge: (decision: Decision) => void
  readonly retry: () => void
  readonly reload: () => void
  readonly notice: () => void
}

/** The pictures that wait, one after the other; a decision is sent while one looks at the next. */
export function usePhotoQueue(): PhotoQueue {
  const unveiled = useUnveiled()
  const { list, error, refetch } = useFreshPictures()
  const [queue, change] = useReducer(nextQueue, useDecisionsUnderWay(), beginQueue)
  useEffect(() => {
    if (list) change({ type: 'listed', list })
  }, [list])

  const { send, undo } = useDecisions(change)

  const failed = queue.given.filter(({ state }) => state === 'failed')
  const retry = () => {
    for (const { picture, decision } of failed) {
      change({ type: 'retried', picture: picture.picture })
      send(picture, decision)
    }
  }
  const reconnect = useEffectEvent(() => {
    if (navigator.onLine) retry()
  })
  useEffect(() => onConnection(() => reconnect()), [])
  useLeaveGuard(queue.given.some(({ state }) => state === 'sending' || state === 'failed'))

  const judge = (decision: Decision) => {
    const { current } = queue
    if (!current || !list) return
    change({ type: 'judged', decision, list })
    send(current, decision)
    if (needsMore(left(queue, list).length - 1, list)) refetch()
  }

  const rest = list ? left(queue, list) : []
  const last = undoable(queue)
  return {
    queue,
    list,
    error,
    shown: queue.shown !== unveiled,
    next: rest.find(({ picture }) => picture !== queue.current?.picture) ?? null,
    failed,
    undo: last && {
      given: last,
      busy: undo.isPending,
      failed: undo.isError && undo.variables.picture.picture === last.picture.picture,
      press: () => {
        if (!undo.isPending) undo.mutate(last)
      },
    },
    toggle: () => change({ type: 'toggled' }),
    judge,
    retry,
    reload: refetch,
    notice: () => change({ type: 'noticed' }),
  }
}

/** Sends decisions, and undoes the last one. */
function useDecisions(change: (event: QueueEvent) => void) {
  const queries = useQueryClient()
  const sending = useRef(new Map<string, Promise<boolean>>())
  /** Says of a refusal whether somebody was first. */
  const overtake = (thrown: unknown, picture: Picture): boolean => {
    const overtaking = overtakingOf(thrown)
    if (overtaking) change({ type: 'overtaken', overtaken: { picture, ...overtaking } })
    return overtaking !== null
  }
  const { mutateAsync } = useMutation({
    mutationKey: DECISION,
    mutationFn: ({ picture, decision }: Sent) =>
      answered(api.desk.photos({ picture: picture.picture }).post(decision)),
    onSuccess: (_, { picture }) => change({ type: 'sent', picture: picture.picture }),
    onError: (thrown, { picture }) => {
      if (!overtake(thrown, picture)) change({ type: 'failed', picture: picture.picture })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  })
  const send = (picture: Picture, decision: Decision) => {
    // One whose answer was lost may have counted.
    const counted = mutateAsync({ picture, decision, names: [picture.picture] }).then(
      () => true,
      (thrown: unknown) => !isFirst(thrown),
    )
    sending.current.set(picture.picture, counted)
  }
  const undo = useUndo({
    counted: async (picture) => (await sending.current.get(picture)) ?? false,
    onUndone: ({ picture }) => change({ type: 'undone', picture }),
    onRefused: (thrown, { picture }) => overtake(thrown, picture),
  })
  return { send, undo }
}

const isFirst = (thrown: unknown): boolean => isOvertaken(thrown) || isMissing(thrown)
