import type { TabStore } from '../shared/tab-store.ts'

const KEY = 'forms'

type Values = Readonly<Record<string, unknown>>
type Forms = Readonly<Record<Owner, Values>>

/** Whose forms are kept: a member's by their id, or those of whoever is not logged in. */
export type Owner = string
export const VISITOR: Owner = 'visitor'

// By hand: this is part of what every page loads, and a validation library is not.
const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function all(store: TabStore): Forms {
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? '{}')
    const owners = isRecord(stored) ? Object.entries(stored) : []
    return Object.fromEntries(
      owners.flatMap(([owner, forms]) => (isRecord(forms) ? [[owner, forms]] : [])),
    )
  } catch {
    return {}
  }
}

function write(store: TabStore, forms: Forms): void {
  try {
    store.setItem(KEY, JSON.stringify(forms))
  } catch {
    // A tab that is full keeps what was typed for as long as the page is open.
  }
}

/** What was typed into a form of this tab and neither saved nor given up; `null` when nothing was. */
export const readForm = (store: TabStore, owner: Owner, name: string): unknown =>
  all(store)[owner]?.[name] ?? null

/** Keeps what is typed into a form, or with `null` lets go of it. */
export function keepForm(store: TabStore, owner: Owner, name: string, value: unknown): void {
  const forms = all(store)
  const { [name]: _, ...others } = forms[owner] ?? {}
  write(store, { ...forms, [owner]: value === null ? others : { ...others, [name]: value } })
}

/** Lets go of everything that was typed in this tab, but for what is one owner's. */
export function forgetForms(store: TabStore, but: Owner | null): void {
  const own = but === null ? undefined : all(store)[but]
  write(store, but !== null && own ? { [but]: own } : {})
}
