import type { TabStore } from '../../client/storage/tab-store.ts'

const KEY = 'forms'

type Values = Readonly<Record<string, unknown>>
type Forms = Readonly<Record<Owner, Values>>

/** Owner of a draft: a member's id, or visitors. */
export type Owner = string
export const VISITOR: Owner = 'visitor'

// Parsed by hand: this is in the start script, and a validation library is too large.
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
    // If session storage is full, drafts stay in memory.
  }
}

/** A form's draft in this tab; `null` if none. */
export const readForm = (store: TabStore, owner: Owner, name: string): unknown =>
  all(store)[owner]?.[name] ?? null

/** Stores a form's draft, or removes it with `null`. */
export function storeForm(store: TabStore, owner: Owner, name: string, value: unknown): void {
  const forms = all(store)
  const { [name]: _, ...others } = forms[owner] ?? {}
  write(store, { ...forms, [owner]: value === null ? others : { ...others, [name]: value } })
}

/** Begins the name of what is open, beside what is typed. */
export const OPENED = 'open.'

/** A new visit opens no sheet by itself; what was typed stays. */
export function forgetOpened(store: TabStore): void {
  for (const [owner, forms] of Object.entries(all(store)))
    for (const name of Object.keys(forms))
      if (name.startsWith(OPENED)) storeForm(store, owner, name, null)
}

/** Whether logging out loses what a member typed in a form of this tab. */
export const hasTyped = (store: TabStore, owner: Owner): boolean =>
  [owner, VISITOR].some((one) =>
    Object.keys(all(store)[one] ?? {}).some((name) => !name.startsWith(OPENED)),
  )

/** Removes the drafts of one owner in this tab. */
export function eraseFormsOf(store: TabStore, owner: Owner): void {
  const { [owner]: _, ...others } = all(store)
  write(store, others)
}

/** Removes all drafts in this tab, except one owner's. */
export function eraseForms(store: TabStore, but: Owner | null): void {
  const own = but === null ? undefined : all(store)[but]
  write(store, but !== null && own ? { [but]: own } : {})
}
