import { useDraft } from '../cases/use-draft.ts'
import type { Entry } from './entry.ts'

/** What an operator has changed of a site and not saved; it survives a reload of the tab. */
export function useEdited(id: string) {
  const { draft, change, drop } = useDraft<{ entry: string }>(`site ${id}`, { entry: '' })
  return {
    edited: entryIn(draft.entry),
    change: (entry: Entry) => change({ entry: JSON.stringify(entry) }),
    drop,
  }
}

function entryIn(text: string): Entry | null {
  if (text === '') return null
  try {
    return JSON.parse(text) as Entry
  } catch {
    return null
  }
}
