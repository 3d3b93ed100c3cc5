import { useState } from 'react'
import { readForm, storeForm } from '../../account/form-drafts.ts'
import { tabStore } from '../../storage/tab-store.ts'

const OWNER = 'desk'

type Texts = Readonly<Record<string, string>>

/** Texts of a form that survive a reload of the tab, by the name of what it is about. */
export function useDraft<const Draft extends Texts>(name: string, empty: Draft) {
  const [draft, setDraft] = useState<Draft>(() => restored(name, empty))
  const store = (next: Draft) => {
    const typed = Object.values(next).some((text) => text !== '')
    storeForm(tabStore(), OWNER, name, typed ? next : null)
  }
  return {
    draft,
    change: (part: Partial<Draft>) =>
      setDraft((before) => {
        const next = { ...before, ...part }
        store(next)
        return next
      }),
    drop: () => {
      store(empty)
      setDraft(empty)
    },
  }
}

/** What was typed before, in the fields that the form still has. */
function restored<Draft extends Texts>(name: string, empty: Draft): Draft {
  const stored = readForm(tabStore(), OWNER, name)
  if (typeof stored !== 'object' || stored === null) return empty
  const known = Object.entries(stored).filter(
    ([field, text]) => field in empty && typeof text === 'string',
  )
  return { ...empty, ...Object.fromEntries(known) }
}
