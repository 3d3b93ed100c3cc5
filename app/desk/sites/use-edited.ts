import { useRef } from 'react'
import type { SiteEntry } from '#core/site/settings.ts'
import { useDraft } from '../cases/use-draft.ts'
import type { DeskSite } from './queries.ts'

/** What of a site was seen: who saves says it, so that nobody’s work is replaced unseen. */
export type Seen = { readonly version: number | null; readonly base: number | null }

export const seenOf = ({ draft, published }: Pick<DeskSite, 'draft' | 'published'>): Seen => ({
  version: draft?.version ?? null,
  base: published?.revision ?? null,
})

/** A site as it was changed, and what it was changed from. */
export type Edited = Seen & { readonly entry: SiteEntry }

/** What an operator has changed of a site and not saved; it survives a reload of the tab. */
export function useEdited(id: string) {
  const { draft, change, drop } = useDraft<{ edited: string }>(`site ${id}`, { edited: '' })
  const newest = useRef(draft.edited)
  const store = (edited: Edited) => {
    newest.current = JSON.stringify(edited)
    change({ edited: newest.current })
  }
  const clear = () => {
    newest.current = ''
    drop()
  }
  return {
    edited: editedIn(draft.edited),
    store,
    clear,
    /** What was saved is no longer only here; what was typed since is, as a change of what was saved. */
    saved: (sent: Edited, version: number) => {
      const now = editedIn(newest.current)
      if (!now || JSON.stringify(now.entry) === JSON.stringify(sent.entry)) clear()
      else store({ ...now, version })
    },
  }
}

function editedIn(text: string): Edited | null {
  if (text === '') return null
  try {
    return JSON.parse(text) as Edited
  } catch {
    return null
  }
}
