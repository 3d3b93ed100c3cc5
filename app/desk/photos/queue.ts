import type { PhotoRefusal } from '#core/profiles/photo.ts'
import type { Picture, Pictures } from '../queries.ts'
import type { Overtaking } from './overtaken.ts'

/** What an operator says of a picture. */
export type Decision =
  | { readonly verdict: 'approve' }
  | { readonly verdict: 'refuse'; readonly reason: PhotoRefusal }

/** A decision, and whether it arrived and counted. */
export type Given = {
  readonly picture: Picture
  readonly decision: Decision
  readonly state: 'sending' | 'sent' | 'failed' | 'overtaken'
}

/** A decision that did not count, and why. */
export type Overtaken = Overtaking & { readonly picture: Picture }

/** An operator's way through the pictures. */
export type Queue = {
  /** The one on the screen. It stays when a new list comes: nobody judges a picture that has just changed. */
  readonly current: Picture | null
  readonly shown: boolean
  readonly given: readonly Given[]
  readonly overtaken: Overtaken | null
  /** Whose decision was undone just now. */
  readonly undone: Picture | null
  /** Judged before the screen was opened again; a list may be older than these decisions. */
  readonly before: readonly string[]
}

/** A queue that begins, while decisions of the last visit are under way. */
export const beginQueue = (before: readonly string[]): Queue => ({
  ...{ current: null, shown: false, given: [], overtaken: null, undone: null },
  before,
})

export type QueueEvent =
  | { readonly type: 'listed'; readonly list: Pictures }
  | { readonly type: 'toggled' }
  | { readonly type: 'judged'; readonly decision: Decision; readonly list: Pictures }
  | { readonly type: 'sent'; readonly picture: string }
  | { readonly type: 'failed'; readonly picture: string }
  | { readonly type: 'retried'; readonly picture: string }
  | { readonly type: 'overtaken'; readonly overtaken: Overtaken }
  | { readonly type: 'undone'; readonly picture: Picture }
  | { readonly type: 'noticed' }

/** The pictures that nobody here has judged, in order. */
export const left = (
  { given, before }: Pick<Queue, 'given' | 'before'>,
  { pictures }: Pictures,
): readonly Picture[] =>
  pictures.filter(
    ({ picture }) =>
      !before.includes(picture) && !given.some((one) => one.picture.picture === picture),
  )

/** The decision that can be undone: the last one, on a photo of a profile; one that did not count needs no undoing. */
export function undoable({ given, undone }: Pick<Queue, 'given' | 'undone'>): Given | null {
  const last = given.at(-1)
  return last && !undone && last.picture.kind === 'profile' && last.state !== 'overtaken'
    ? last
    : null
}

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
      const { decision, list } = event
      const given = [
        ...queue.given,
        { picture: queue.current, decision, state: 'sending' as const },
      ]
      const current = left({ ...queue, given }, list)[0] ?? null
      return { ...queue, given, current, shown: false, undone: null }
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
        given: marked(queue.given, event.overtaken.picture.picture, 'overtaken'),
      }
    case 'undone': {
      const { picture } = event
      const given = queue.given.filter((one) => one.picture.picture !== picture.picture)
      return { ...queue, given, current: picture, shown: false, undone: picture }
    }
    case 'noticed':
      return { ...queue, overtaken: null, undone: null }
  }
}

/** Where one is: the third of seventeen. Failed decisions are behind. */
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
