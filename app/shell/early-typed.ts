import type { TabStore } from '../client/storage/tab-store.ts'
import type { Recorded } from './early-page.ts'

const KEY = 'typed'

type Field = HTMLInputElement | HTMLTextAreaElement
type Store = TabStore & Pick<Storage, 'removeItem'>

/** All fields of the page that hold text, in order; no secrets. */
const fields = (): Field[] => [
  ...document.querySelectorAll<Field>(
    'textarea,input[type=text],input[type=search],input:not([type])',
  ),
]

/**
 * A page whose app has not started when it is left, for it is reloaded without a line, keeps what was typed in it for
 * its next load in this tab; `recorded` replays it then.
 */
export function keepTyped({ hydrated }: Recorded, store: Store): void {
  const { pathname } = location
  addEventListener('pagehide', () => {
    const page = document.getElementById('app')
    if (!page || hydrated.has(page)) return
    const values = fields().map(({ value, defaultValue }) => (value === defaultValue ? '' : value))
    if (values.some((value) => value !== '')) store.setItem(KEY, JSON.stringify([pathname, values]))
  })
  const [path, values]: [string?, string[]?] = JSON.parse(store.getItem(KEY) ?? '[]')
  const empty = fields()
  // A page that says that there is no line has none: it waits for the next.
  if (path === pathname && empty.length === 0) return
  store.removeItem(KEY)
  if (path !== pathname) return
  for (const [nth, field] of empty.entries()) {
    const value = values?.[nth]
    if (!value) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
