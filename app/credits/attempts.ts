import { newId } from '../shared/new-id.ts'

/** The ids under which a purchase is asked for, so that asking again is not buying again. */
export type Attempt = { readonly order: string; readonly payment: string }

/** What a purchase is of: while this stays the same, so do its ids. */
export type Purpose =
  | { readonly bundle: string; readonly method: string; readonly code: string | null }
  | { readonly order: string; readonly method: string }

const KEPT = 'order-attempts'

type Kept = Readonly<Record<string, Attempt>>

/** Purchases this tab has asked for, kept through a reload until it is known what became of them. */
export function attemptsIn(storage: Pick<Storage, 'getItem' | 'setItem'>, id = newId) {
  const known = (): Kept => attemptsOf(storage.getItem(KEPT))
  const write = (kept: Kept) => storage.setItem(KEPT, JSON.stringify(kept))
  return {
    /** The ids for a purpose: the same ones until it is settled. */
    for(purpose: Purpose): Attempt {
      const key = JSON.stringify(purpose)
      const before = known()[key]
      if (before) return before
      const attempt = { order: 'order' in purpose ? purpose.order : id(), payment: id() }
      write({ ...known(), [key]: attempt })
      return attempt
    },
    /** Lets go of an order's ids: the next attempt at the same is a new one. */
    settle(order: string): void {
      const rest = Object.entries(known()).filter(([, attempt]) => attempt.order !== order)
      write(Object.fromEntries(rest))
    },
  }
}

function attemptsOf(kept: string | null): Kept {
  if (kept === null) return {}
  try {
    const said: unknown = JSON.parse(kept)
    if (typeof said !== 'object' || said === null) return {}
    return Object.fromEntries(Object.entries(said).filter(([, value]) => isAttempt(value)))
  } catch {
    return {}
  }
}

const isAttempt = (said: unknown): said is Attempt =>
  typeof said === 'object' &&
  said !== null &&
  'order' in said &&
  'payment' in said &&
  typeof said.order === 'string' &&
  typeof said.payment === 'string'
