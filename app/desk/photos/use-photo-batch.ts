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
  nextBatch,
  undecided,
} from './batch.ts'
import { useDecisionsUnderWay } from './use-decisions-under-way.ts'
import { FEW, useFreshPictures } from './use-fresh-pictures.ts'

/** A decision that did not count, and why. */
export type NotCounted = { readonly picture: Picture; readonly refusal: CallError }

/** What became of the decisions on a page. */
export type Sent = {
  readonly approved: number
  readonly refused: number
  readonly notCounted: readonly NotCounted[]
  /** Those of profiles, which can be undone, with the state that they got. */
  readonly undoable: readonly { readonly picture: string; readonly state: 'active' | 'refused' }[]
  readonly undone: boolean
}

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
  const queries = useQueryClient()
  const unveiled = useUnveiled()
  const { list, error, refetch } = useFreshPictures()
  const [batch, change] = useReducer(nextBatch, useDecisionsUnderWay(), beginBatch)
  const [sent, setSent] = useState<Sent | null>(null)
  useEffect(() => {
    if (list) change({ type: 'listed', list })
  }, [list])

  const decisions = decisionsIn(batch, unveiled)
  const refused = decisions.filter(({ decision }) => decision.verdict === 'refuse').length
  const settled = () => queries.invalidateQueries({ queryKey: overviewQuery.queryKey })
  const sending = useMutation({
    mutationFn: () => answered(api.desk.photos.post({ decisions: [...decisions] })),
    onSuccess: ({ results }) => {
      setSent(sentOf(results, batch.page))
      const pictures = results.map(({ picture }) => picture)
      const event = { type: 'sent', pictures, list: list ?? NONE } as const
      change(event)
      const after = nextBatch(batch, event)
      if (list && undecided(after, list).length < FEW + after.page.length) refetch()
    },
    onSettled: settled,
  })
  const undoing = useMutation({
    mutationFn: ({ undoable }: Sent) =>
      answered(
        api.desk.photos.post({
          decisions: undoable.map(({ picture, state }) => ({
            picture,
            decision: { verdict: 'reopen', instead_of: state },
          })),
        }),
      ),
    onSuccess: ({ results }, undone) => {
      setSent({ ...undone, undone: true })
      change({ type: 'undone', pictures: results.map(({ picture }) => picture) })
      refetch()
    },
    onSettled: settled,
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
        if (sent && !sent.undone && sent.undoable.length > 0 && !undoing.isPending)
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
      sending.mutate()
    },
    reload: refetch,
    notice: () => setSent(null),
  }
}

const NONE: Pictures = { waiting: 0, pictures: [] }

type Result = {
  readonly picture: string
  readonly state: DecisionState | 'returned' | null
  readonly refusal: { readonly code: string } | null
}

function sentOf(results: readonly Result[], page: readonly Picture[]): Sent {
  const known = new Map(page.map((picture) => [picture.picture, picture]))
  return {
    approved: results.filter(({ state }) => state === 'active').length,
    refused: results.filter(({ state }) => state === 'refused').length,
    notCounted: results.flatMap(({ picture: name, refusal }) => {
      const picture = known.get(name)
      return refusal && picture ? [{ picture, refusal: errorOf(refusal) }] : []
    }),
    undoable: results.flatMap(({ picture, state }) =>
      known.get(picture)?.kind === 'profile' && (state === 'active' || state === 'refused')
        ? [{ picture, state }]
        : [],
    ),
    undone: false,
  }
}
