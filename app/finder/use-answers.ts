import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useToast } from '#ui/toast/toast.tsx'
import { errorOf } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
import { useExplain } from '../site/use-explain.ts'
import type { Match } from './queries.ts'

type Way = 'yes' | 'no' | 'skip'

/** Calls that answer somebody: each tells whether it is a match now. */
type Send = (match: Match, way: Way) => Promise<{ readonly match: boolean }>

type Given = {
  /** Whom the server named so far, in its order. */
  readonly matches: readonly Match[]
  readonly send: Send
  /** Takes an answer back; without, answers stand. */
  readonly takeBack?: (match: Match) => Promise<unknown>
  /** An answer has arrived, and so many wait on this page. */
  readonly onSent: (waiting: number) => void
}

export type Answers = {
  /** Who is not answered, the first on top. */
  readonly waiting: readonly Match[]
  readonly answer: (way: Way) => void
  /** Takes the last answer back; `undefined` while there is none to take back. */
  readonly back: (() => void) | undefined
  /** Whether an answer is on its way. */
  readonly busy: boolean
  /** Somebody who turned out to like the member too. */
  readonly met: Match | null
  readonly forgetMet: () => void
  /** Starts anew: nobody is answered. */
  readonly reset: () => void
}

/** Answers people at once on the screen, one after the other at the server; what is refused comes back with a word. */
export function useAnswers({ matches, send, takeBack, onSent }: Given): Answers {
  const queries = useQueryClient()
  const explain = useExplain()
  const show = useToast()
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<Match | null>(null)
  const [met, setMet] = useState<Match | null>(null)
  const waiting = onceEach(matches).filter(({ id }) => !answered.has(id))

  const reopen = (id: string) =>
    setAnswered((before) => new Set([...before].filter((one) => one !== id)))
  const likesChanged = () => void invalidate(queries, { type: 'likes' })

  const sending = useMutation({
    scope: { id: 'answers' },
    mutationFn: ({ match, way }: { match: Match; way: Way; left: number }) => send(match, way),
    onSuccess: (outcome, { match, way, left }) => {
      if (way === 'yes') likesChanged()
      if (outcome.match) {
        setMet(match)
        // They know of each other now: nothing to take back quietly.
        setLast((before) => (before?.id === match.id ? null : before))
      }
      onSent(left)
    },
    onError: (error, { match }) => {
      show({ tone: 'danger', text: explain(error) })
      setLast((before) => (before?.id === match.id ? null : before))
      // Who has gone meanwhile is not asked about again.
      if (errorOf(error).code !== 'profile.not-found') reopen(match.id)
    },
  })
  const returning = useMutation({
    scope: { id: 'answers' },
    mutationFn: async (match: Match) => takeBack?.(match),
    onSuccess: likesChanged,
    onError: (error, match) => {
      show({ tone: 'danger', text: explain(error) })
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
    met,
    forgetMet: () => setMet(null),
    reset: () => {
      setAnswered(new Set())
      setLast(null)
    },
  }
}

/** Whoever is named again stays where they were first. */
const onceEach = (matches: readonly Match[]): readonly Match[] =>
  [...new Map(matches.toReversed().map((match) => [match.id, match])).values()].toReversed()
