import { newId } from '../shared/new-id.ts'

/** Idempotency keys of a purchase. */
export type Attempt = { readonly order: string; readonly payment: string }

/** The purchase: while unchanged, its ids stay the same. */
export type Purpose =
  | { readonly bundle: string; readonly method: string; readonly code: string | null }
  | { readonly order: string; readonly method: string }

const KEY = 'order-attempts'

type Attempts = Readonly<Record<string, Attempt>>

/** This tab's purchases, stored across reloads until their outcome is known. */
export function attemptsIn(storage: Pick<Storage, 'getItem' | 'setItem'>, id = newId) {
  const known = (): Attempts => attemptsOf(storage.getItem(KEY))
  const write = (stored: Attempts) => storage.setItem(KEY, JSON.stringify(stored))
  return {
    /** The ids of a purchase: the same until settled. */
    for(purpose: Purpose): Attempt {
      const key = JSON.stringify(purpose)
      const before = known()[key]
      if (before) return before
      const attempt = { order: 'order' in purpose ? purpose.order : id(), payment: id() }
      write({ ...known(), [key]: attempt })
      return attempt
    },
    /** Discards an order's ids: the next attempt gets new ones. */
    settle(order: string): void {
      const rest = Object.entries(known()).filter(([, attempt]) => attempt.order !== order)
      write(Object.fromEntries(rest))
    },
  }
}

function attemptsOf(stored: string | null): Attempts {
  if (stored === null) return {}
  try {
    const said: unknown = JSON.parse(stored)
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
