import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useState } from 'react'
import type { DecisionState, PhotoRefusal } from '#core/profiles/photo.ts'
import { answered, api, type CallError, errorOf } from '../../client/client.ts'
import { useLeaveGuard } from '../../shared/use-leave-guard.ts'
import { overviewQuery, type Picture, type Pictures } from '../queries.ts'
import { useUnveiled } from '../unveiled.ts'
import {
  ahead,
  type Batch,
  beginBatch,
  decisionsIn,
  isSeen,
  isShown,
  type NamedDecision,
  nextBatch,
  undecided,
} from './batch.ts'
import { DECISION, type UnderWay, useDecisionsUnderWay } from './use-decisions-under-way.ts'
import { needsMore, useFreshPictures } from './use-fresh-pictures.ts'

/** A decision that did not count, and why. */
export type NotCounted = { readonly picture: Picture; readonly refusal: CallError }

/** What became of the decisions on a page. */
export type Sent = {
  readonly approved: number
  readonly refused: number
  readonly notCounted: readonly NotCounted[]
  /** Those of profiles, which can be undone, with the state that they got. */
  readonly undoable: readonly Undoable[]
  /** How many were undone, once that was tried. */
  readonly undone: number | null
}

type Undoable = { readonly picture: Picture; readonly state: 'active' | 'refused' }

export type PhotoBatch = {
  readonly batch: Batch
  /** The next page, which loads while this one is judged. */
  readonly ahead: readonly Picture[]
  readonly list: Pictures | undefined
  readonly error: unknown
  /** How many would be approved and refused. */
  readonly ready: { readonly approved: number; readonly refused: number }
  readonly sent: Sent | null
  readonly sending: boolean
  /** Why nothing was decided; the page is as it was. */
  readonly failure: unknown
  readonly undo: { readonly busy: boolean; readonly failed: boolean; readonly press: () => void }
  readonly isShown: (picture: string) => boolean
  readonly isSeen: (picture: string) => boolean
  readonly move: (at: number) => void
  readonly toggle: (picture: string) => void
  readonly arrive: (picture: string) => void
  readonly refuse: (reason: PhotoRefusal) => void
  readonly send: () => void
  readonly reload: () => void
  readonly notice: () => void
}

/** The pictures that wait, a page at a time; all decisions of a page are sent at once. */
export function usePhotoBatch(): PhotoBatch {
  const unveiled = useUnveiled()
  const { list, error, refetch } = useFreshPictures()
  const [batch, change] = useReducer(nextBatch, useDecisionsUnderWay(), beginBatch)
  const [sent, setSent] = useState<Sent | null>(null)
  useEffect(() => {
    if (list) change({ type: 'listed', list })
  }, [list])

  const decisions = decisionsIn(batch, unveiled)
  const refused = decisions.filter(({ decision }) => decision.verdict === 'refuse').length
  const sending = useSending((results) => {
    const became = sentOf(results, batch.page)
    setSent(became)
    const pictures = results.map(({ picture }) => picture)
    const counted = became.approved + became.refused
    const event = { type: 'sent', pictures, counted, list: list ?? NONE } as const
    change(event)
    const after = nextBatch(batch, event)
    if (list && needsMore(undecided(after, list).length - after.page.length, list)) refetch()
  })
  const undoing = useUndoing((results, tried) => {
    const pictures = results.flatMap(({ picture, refusal }) => (refusal ? [] : [picture]))
    const { undoable } = tried
    const notCounted = notCountedOf(
      results,
      undoable.map(({ picture }) => picture),
    )
    setSent({ ...tried, notCounted, undone: pictures.length })
    change({ type: 'undone', pictures })
    refetch()
  })
  useLeaveGuard(sending.isPending || undoing.isPending)
  return {
    batch,
    ahead: list ? ahead(batch, list) : [],
    list,
    error,
    ready: { approved: decisions.length - refused, refused },
    sent,
    sending: sending.isPending,
    failure: sending.error,
    undo: {
      busy: undoing.isPending,
      failed: undoing.isError,
      press: () => {
        if (sent && sent.undone === null && sent.undoable.length > 0 && !undoing.isPending)
          undoing.mutate(sent)
      },
    },
    isShown: (picture) => isShown(batch, picture, unveiled),
    isSeen: (picture) => isSeen(batch, picture, unveiled),
    move: (at) => change({ type: 'moved', at }),
    toggle: (picture) => change({ type: 'toggled', picture }),
    arrive: (picture) => change({ type: 'loaded', picture }),
    refuse: (reason) => change({ type: 'refused', reason }),
    send: () => {
      if (sending.isPending || decisions.length === 0) return
      undoing.reset()
      sending.mutate({ decisions, names: decisions.map(({ picture }) => picture) })
    },
    reload: refetch,
    // What counted can be undone all the same.
    notice: () => setSent(sent && { ...sent, notCounted: [] }),
  }
}

const NONE: Pictures = { waiting: 0, pictures: [] }

type Result = {
  readonly picture: string
  readonly state: DecisionState | 'returned' | null
  readonly refusal: { readonly code: string } | null
}

/** Sends the decisions on a page. Both screens know of them while they are under way. */
function useSending(onAnswer: (results: readonly Result[]) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: DECISION,
    mutationFn: ({ decisions }: UnderWay & { readonly decisions: readonly NamedDecision[] }) =>
      answered(api.desk.photos.post({ decisions: [...decisions] })),
    onSuccess: ({ results }) => onAnswer(results),
    onSettled: () => queries.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  })
}

/** Lets the photos of a page wait again. */
function useUndoing(onAnswer: (results: readonly Result[], tried: Sent) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ undoable }: Sent) =>
      answered(
        api.desk.photos.post({
          decisions: undoable.map(({ picture: { picture }, state }) => ({
            picture,
            decision: { verdict: 'reopen', instead_of: state },
          })),
        }),
      ),
    onSuccess: ({ results }, tried) => onAnswer(results, tried),
    onSettled: () => queries.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  })
}

const sentOf = (results: readonly Result[], page: readonly Picture[]): Sent => ({
  approved: results.filter(({ state }) => state === 'active').length,
  refused: results.filter(({ state }) => state === 'refused').length,
  notCounted: notCountedOf(results, page),
  undoable: results.flatMap(({ picture: name, state }) => {
    const picture = page.find(({ picture }) => picture === name)
    return picture?.kind === 'profile' && (state === 'active' || state === 'refused')
      ? [{ picture, state }]
      : []
  }),
  undone: null,
})

const notCountedOf = (
  results: readonly Result[],
  pictures: readonly Picture[],
): readonly NotCounted[] =>
  results.flatMap(({ picture: name, refusal }) => {
    const picture = pictures.find(({ picture }) => picture === name)
    return refusal && picture ? [{ picture, refusal: errorOf(refusal) }] : []
  })
