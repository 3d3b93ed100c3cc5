import { tabStore } from './tab-store.ts'

/** What is remembered about an entry of the history. */
type Kind = 'left-link' | 'seen-link' | 'list-pages'

/** An entry's key, as the router keeps it. */
type Entry = string | undefined

const nameOf = (kind: Kind, entry: string) => `history:${kind}:${entry}`

/** A note about an entry of the tab's history, which outlives a reload; `null` if there is none. */
export const readNote = (kind: Kind, entry: Entry): string | null =>
  entry === undefined ? null : tabStore().getItem(nameOf(kind, entry))

export function storeNote(kind: Kind, entry: Entry, note: string): void {
  if (entry !== undefined) tabStore().setItem(nameOf(kind, entry), note)
}
