import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readForm, storeForm } from '../../accounts/account/form-drafts.ts'
import { tabStore } from '../../client/storage/tab-store.ts'
import { draftOwner, operatorQuery } from '../operator.ts'

type Texts = Readonly<Record<string, string>>

/** An operator's texts of a form that survive a reload of the tab, by the name of what it is about. */
export function useDraft<const Draft extends Texts>(name: string, empty: Draft) {
  const { data: operator } = useQuery(operatorQuery)
  // A session that ends keeps the screens as they are.
  const [owner] = useState(() => draftOwner(operator))
  const [draft, setDraft] = useState<Draft>(() => restored(owner, name, empty))
  const store = (next: Draft) => {
    const typed = Object.values(next).some((text) => text !== '')
    storeForm(tabStore(), owner, name, typed ? next : null)
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
function restored<Draft extends Texts>(owner: string, name: string, empty: Draft): Draft {
  const stored = readForm(tabStore(), owner, name)
  if (typeof stored !== 'object' || stored === null) return empty
  const known = Object.entries(stored).filter(
    ([field, text]) => field in empty && typeof text === 'string',
  )
  return { ...empty, ...Object.fromEntries(known) }
}
