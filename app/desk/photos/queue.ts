import type { PhotoRefusal } from '#core/photos/photo.ts'
import type { Picture, Pictures } from '../queries.ts'

/** What an operator says of a picture. */
export type Verdict =
  | { readonly verdict: 'approve' }
  | { readonly verdict: 'refuse'; readonly reason: PhotoRefusal }

/** A verdict, and whether it arrived. */
export type Given = {
  readonly picture: Picture
  readonly verdict: Verdict
  readonly state: 'sending' | 'sent' | 'failed'
}

/** Why a verdict did not count: somebody else's did, or the member removed the picture. */
export type Overtaken = {
  readonly picture: Picture
  readonly by: string | null
  readonly state: 'active' | 'refused' | 'removed'
}

/** An operator's way through the pictures. */
export type Queue = {
  /** The one on the screen. It stays when a new list comes: nobody judges a picture that has just changed. */
  readonly current: Picture | null
  readonly shown: boolean
  readonly given: readonly Given[]
  readonly overtaken: Overtaken | null
}

export const EMPTY: Queue = { current: null, shown: false, given: [], overtaken: null }

export type QueueEvent =
  | { readonly type: 'listed'; readonly list: Pictures }
  | { readonly type: 'toggled' }
  | { readonly type: 'judged'; readonly verdict: Verdict; readonly list: Pictures }
  | { readonly type: 'sent'; readonly picture: string }
  | { readonly type: 'failed'; readonly picture: string }
  | { readonly type: 'retried'; readonly picture: string }
  | { readonly type: 'overtaken'; readonly overtaken: Overtaken }
  | { readonly type: 'noticed' }

/** The pictures that nobody here has judged, in order. */
export const left = ({ given }: Pick<Queue, 'given'>, { pictures }: Pictures): readonly Picture[] =>
  pictures.filter(({ picture }) => !given.some((one) => one.picture.picture === picture))

const marked = (given: readonly Given[], name: string, state: Given['state']) =>
  given.map((one) => (one.picture.picture === name ? { ...one, state } : one))

/** The next state of the queue. */
export function nextQueue(queue: Queue, event: QueueEvent): Queue {
  switch (event.type) {
    case 'listed':
      return queue.current
        ? queue
        : { ...queue, current: left(queue, event.list)[0] ?? null, shown: false }
    case 'toggled':
      return { ...queue, shown: !queue.shown }
    case 'judged': {
      if (!queue.current) return queue
      const { verdict, list } = event
      const given = [...queue.given, { picture: queue.current, verdict, state: 'sending' as const }]
      return { ...queue, given, current: left({ given }, list)[0] ?? null, shown: false }
    }
    case 'sent':
      return { ...queue, given: marked(queue.given, event.picture, 'sent') }
    case 'failed':
      return { ...queue, given: marked(queue.given, event.picture, 'failed') }
    case 'retried':
      return { ...queue, given: marked(queue.given, event.picture, 'sending') }
    case 'overtaken':
      // Kept among those that were judged: it is none of those left.
      return {
        ...queue,
        overtaken: event.overtaken,
        given: marked(queue.given, event.overtaken.picture.picture, 'sent'),
      }
    case 'noticed':
      return { ...queue, overtaken: null }
  }
}

/** Where one is: the third of seventeen. Failed verdicts are behind. */
export function positionIn(
  queue: Queue,
  list: Pictures,
): { readonly at: number; readonly of: number } {
  const judgedHere = list.pictures.length - left(queue, list).length
  const done = queue.given.length
  const isListed = list.pictures.some(({ picture }) => picture === queue.current?.picture)
  const rest = list.waiting - judgedHere + (queue.current && !isListed ? 1 : 0)
  return { at: done + 1, of: done + rest }
}
