import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorOf } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { useFailureToast } from '../../site/use-failure-toast.ts'
import type { Match } from './queries.ts'

type Way = 'yes' | 'no' | 'skip'

/** API calls of answers; each returns whether it is a match. */
type Send = (match: Match, way: Way) => Promise<{ readonly match: boolean }>

type Given = {
  /** Profiles from the server so far, in order. */
  readonly matches: readonly Match[]
  readonly send: Send
  /** Undoes an answer; if absent, answers are final. */
  readonly takeBack?: (match: Match) => Promise<unknown>
  /** Called after an answer, with the number of remaining profiles. */
  readonly onSent: (waiting: number) => void
}

export type Answers = {
  /** Unanswered profiles, top first. */
  readonly waiting: readonly Match[]
  readonly answer: (way: Way) => void
  /** Undoes the last answer; `undefined` if there is none. */
  readonly back: (() => void) | undefined
  /** Whether an answer is in flight. */
  readonly busy: boolean
  /** Resets: nobody is answered. */
  readonly reset: () => void
}

/** Answers profiles: optimistic updates, sent sequentially; a refused one is rolled back with a message. */
export function useAnswers({ matches, send, takeBack, onSent }: Given): Answers {
  const queries = useQueryClient()
  const fail = useFailureToast()
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<Match | null>(null)
  const waiting = onceEach(matches).filter(({ id }) => !answered.has(id))

  const reopen = (id: string) =>
    setAnswered((before) => new Set([...before].filter((one) => one !== id)))
  const likesChanged = () => void invalidate(queries, { type: 'likes' })

  const sending = useMutation({
    scope: { id: 'answers' },
    mutationFn: ({ match, way }: { match: Match; way: Way; left: number }) => send(match, way),
    onSuccess: (outcome, { match, way, left }) => {
      if (way === 'yes') likesChanged()
      // A match has notified both: no undo. It opens as soon as the lists have it.
      if (outcome.match) setLast((before) => (before?.id === match.id ? null : before))
      onSent(left)
    },
    onError: (error, { match }) => {
      fail(error)
      setLast((before) => (before?.id === match.id ? null : before))
      // A deleted profile is not shown again.
      if (errorOf(error).code !== 'profile.not-found') reopen(match.id)
    },
  })
  const returning = useMutation({
    scope: { id: 'answers' },
    mutationFn: async (match: Match) => takeBack?.(match),
    onSuccess: likesChanged,
    onError: (error, match) => {
      fail(error)
      setAnswered((before) => new Set([...before, match.id]))
    },
  })

  return {
    waiting,
    answer: (way) => {
      const [match] = waiting
      if (!match) return
      setAnswered((before) => new Set([...before, match.id]))
      setLast(takeBack ? match : null)
      sending.mutate({ match, way, left: waiting.length - 1 })
    },
    back: last
      ? () => {
          setLast(null)
          reopen(last.id)
          returning.mutate(last)
        }
      : undefined,
    busy: sending.isPending,
    reset: () => {
      setAnswered(new Set())
      setLast(null)
    },
  }
}

/** Duplicates keep their first position. */
const onceEach = (matches: readonly Match[]): readonly Match[] =>
  [...new Map(matches.toReversed().map((match) => [match.id, match])).values()].toReversed()
