import type { DeskSite } from './queries.ts'
import { type Edited, seenOf } from './use-edited.ts'

/** What a colleague did since one began: their draft or publication, or a draft of theirs that is gone. */
export type Meanwhile =
  | { readonly kind: 'draft' | 'published'; readonly by: string | null; readonly at: string }
  | { readonly kind: 'gone' }

type Now = Pick<DeskSite, 'draft' | 'published' | 'history'>

/**
 * What happened to a site since it was changed here, or since its draft was begun; `null` if nothing. A draft that
 * changes an older publication would take the place of one that nobody looked at.
 */
export function meanwhileAt(site: Now, edited: Edited | null): Meanwhile | null {
  const { draft, history } = site
  const now = seenOf(site)
  const seen = edited ?? { version: now.version, base: draft ? draft.base : now.base }
  const [newest] = history
  if (seen.base !== now.base)
    return newest ? { kind: 'published', by: newest.by, at: newest.at } : { kind: 'gone' }
  if (seen.version === now.version) return null
  return draft ? { kind: 'draft', by: draft.by, at: draft.at } : { kind: 'gone' }
}
