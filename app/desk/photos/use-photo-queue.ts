import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { answered, api, errorOf } from '../../client/client.ts'
import { useLeaveGuard } from '../../shared/use-leave-guard.ts'
import { onConnection } from '../../shared/use-online.ts'
import { overviewQuery, type Picture, type Pictures, picturesQuery } from '../queries.ts'
import { useUnveiled } from '../unveiled.ts'
import { usePolled } from '../use-polled.ts'
import { EMPTY, type Given, left, nextQueue, type Queue, type Verdict } from './queue.ts'

/** So many left of the list: time for the next part of it. */
const FEW = 10

type Sent = Pick<Given, 'picture' | 'verdict'>

export type PhotoQueue = {
  readonly queue: Queue
  readonly list: Pictures | undefined
  readonly error: unknown
  readonly shown: boolean
  /** The next picture, loaded while one looks at this. */
  readonly next: Picture | null
  readonly failed: readonly Given[]
  readonly toggle: () => void
  readonly judge: (verdict: Verdict) => void
  readonly retry: () => void
  readonly reload: () => void
  readonly notice: () => void
}

/** The pictures that wait, one after the other; a verdict is sent while one looks at the next. */
export function usePhotoQueue(): PhotoQueue {
  const queries = useQueryClient()
  const polled = usePolled()
  const unveiled = useUnveiled()
  const { data: list, error, refetch } = useQuery({ ...picturesQuery, ...polled })
  const [queue, change] = useReducer(nextQueue, EMPTY)
  useEffect(() => {
    if (list) change({ type: 'listed', list })
  }, [list])

  const { mutate } = useMutation({
    mutationFn: ({ picture, verdict }: Sent) =>
      answered(api.desk.photos({ picture: picture.picture }).post(verdict)),
    onSuccess: (_, { picture }) => change({ type: 'sent', picture: picture.picture }),
    onError: (thrown, { picture }) => {
      const refused = errorOf(thrown)
      if (refused.code === 'photo.decided') {
        const { by, state } = refused
        return change({ type: 'overtaken', overtaken: { picture, by, state } })
      }
      if (refused.code === 'photo.not-found')
        return change({ type: 'overtaken', overtaken: { picture, by: null, state: 'removed' } })
      change({ type: 'failed', picture: picture.picture })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  })

  const failed = queue.given.filter(({ state }) => state === 'failed')
  const retry = () => {
    for (const { picture, verdict } of failed) {
      change({ type: 'retried', picture: picture.picture })
      mutate({ picture, verdict })
    }
  }
  const reconnect = useEffectEvent(() => {
    if (navigator.onLine) retry()
  })
  useEffect(() => onConnection(() => reconnect()), [])
  useLeaveGuard(queue.given.some(({ state }) => state !== 'sent'))

  const judge = (verdict: Verdict) => {
    const { current } = queue
    if (!current || !list) return
    change({ type: 'judged', verdict, list })
    mutate({ picture: current, verdict })
    const rest = left(queue, list).length - 1
    if (rest === 0 || (rest < FEW && list.waiting > list.pictures.length)) void refetch()
  }

  const rest = list ? left(queue, list) : []
  return {
    queue,
    list,
    error,
    shown: queue.shown !== unveiled,
    next: rest.find(({ picture }) => picture !== queue.current?.picture) ?? null,
    failed,
    toggle: () => change({ type: 'toggled' }),
    judge,
    retry,
    reload: () => void refetch(),
    notice: () => change({ type: 'noticed' }),
  }
}
