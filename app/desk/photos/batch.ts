import { PICTURES_PER_BATCH } from '#core/desk/photos/decide-batch.ts'
import type { PhotoRefusal } from '#core/profiles/photo.ts'
import type { Picture, Pictures } from '../queries.ts'
import type { Decision } from './queue.ts'

/** An operator's way through the pictures, a page of them at a time. */
export type Batch = {
  /** Those on the screen. They stay when a new list comes: nobody decides on what has just moved. */
  readonly page: readonly Picture[]
  /** The one that keys are about. */
  readonly at: number
  /** Names of those shown, or covered, otherwise than all others. */
  readonly toggled: ReadonlySet<string>
  /** Names of those whose file has arrived. */
  readonly loaded: ReadonlySet<string>
  readonly refused: ReadonlyMap<string, PhotoRefusal>
  /** Names of those decided here; a list may be older than that. */
  readonly decided: ReadonlySet<string>
  /** How many decisions counted, on all pages so far. */
  readonly judged: number
  /** Names of those that were left for later. */
  readonly aside: ReadonlySet<string>
}

/** A way that begins, while decisions of another screen are under way. */
export const beginBatch = (decided: readonly string[]): Batch => ({
  ...{ page: [], at: 0, toggled: new Set(), loaded: new Set(), refused: new Map() },
  ...{ decided: new Set(decided), judged: 0, aside: new Set() },
})

export type BatchEvent =
  | { readonly type: 'listed'; readonly list: Pictures }
  | { readonly type: 'moved'; readonly at: number }
  | { readonly type: 'toggled' | 'loaded'; readonly picture: string }
  /** The same reason again takes it back. */
  | { readonly type: 'refused'; readonly reason: PhotoRefusal }
  /** Of these pictures so many decisions counted; the others are as somebody else left them. */
  | {
      readonly type: 'sent'
      readonly pictures: readonly string[]
      readonly counted: number
      readonly list: Pictures
    }
  | { readonly type: 'undone'; readonly pictures: readonly string[] }

/** Those that nobody here has decided, in order. */
export const undecided = ({ decided }: Pick<Batch, 'decided'>, { pictures }: Pictures) =>
  pictures.filter(({ picture }) => !decided.has(picture))

/** A page of those that were not looked at yet; where there are none, of those left for later. */
function filled(batch: Batch, list: Pictures): Batch {
  const rest = undecided(batch, list)
  const fresh = rest.filter(({ picture }) => !batch.aside.has(picture))
  const aside = fresh.length > 0 ? batch.aside : new Set<string>()
  const page = (fresh.length > 0 ? fresh : rest).slice(0, PICTURES_PER_BATCH)
  // The files of the next page may have arrived; those of this one go with it.
  const loaded = batch.loaded.difference(new Set(batch.page.map(({ picture }) => picture)))
  return { ...batch, page, aside, loaded, at: 0, toggled: new Set(), refused: new Map() }
}

/** Those of the next page, whose files load once all of this one are there. */
export function ahead(batch: Batch, list: Pictures): readonly Picture[] {
  const here = new Set(batch.page.map(({ picture }) => picture))
  if (![...here].every((picture) => batch.loaded.has(picture))) return []
  return undecided(batch, list)
    .filter(({ picture }) => !here.has(picture) && !batch.aside.has(picture))
    .slice(0, PICTURES_PER_BATCH)
}

/** The next state. */
export function nextBatch(batch: Batch, event: BatchEvent): Batch {
  switch (event.type) {
    case 'listed':
      return batch.page.length > 0 ? batch : filled(batch, event.list)
    case 'moved':
      return batch.page[event.at] ? { ...batch, at: event.at } : batch
    case 'toggled':
      return { ...batch, toggled: batch.toggled.symmetricDifference(new Set([event.picture])) }
    case 'loaded':
      return { ...batch, loaded: new Set([...batch.loaded, event.picture]) }
    case 'refused': {
      const name = batch.page[batch.at]?.picture
      if (name === undefined) return batch
      const refused = new Map(batch.refused)
      if (refused.get(name) === event.reason) refused.delete(name)
      else refused.set(name, event.reason)
      return { ...batch, refused }
    }
    case 'sent': {
      const decided = new Set([...batch.decided, ...event.pictures])
      const left = batch.page.flatMap(({ picture }) => (decided.has(picture) ? [] : [picture]))
      const judged = batch.judged + event.counted
      const aside = new Set([...batch.aside, ...left])
      return filled({ ...batch, decided, judged, aside }, event.list)
    }
    case 'undone': {
      const decided = batch.decided.difference(new Set(event.pictures))
      return { ...batch, decided, judged: batch.judged - event.pictures.length }
    }
  }
}

/** Whether a picture is shown, where all are or none is. */
export const isShown = ({ toggled }: Batch, picture: string, unveiled: boolean): boolean =>
  toggled.has(picture) !== unveiled

/** Whether a picture can be decided: nobody judges what they have not seen. */
export const isSeen = (batch: Batch, picture: string, unveiled: boolean): boolean =>
  isShown(batch, picture, unveiled) && batch.loaded.has(picture)

export type NamedDecision = { readonly picture: string; readonly decision: Decision }

/** What is decided of the page: refused for its reason, or approved; what is covered is left. */
export const decisionsIn = (batch: Batch, unveiled: boolean): readonly NamedDecision[] =>
  batch.page
    .filter(({ picture }) => isSeen(batch, picture, unveiled))
    .map(({ picture }) => {
      const reason = batch.refused.get(picture)
      return {
        picture,
        decision: reason ? { verdict: 'refuse', reason } : { verdict: 'approve' },
      }
    })

/** Where a key leads from a place in rows of so many; a place that does not exist leads nowhere. */
export const placesFrom = (at: number, columns: number, count: number) => ({
  arrowleft: at - 1,
  arrowright: at + 1,
  arrowup: at - columns,
  arrowdown: at + columns,
  home: 0,
  end: count - 1,
})
