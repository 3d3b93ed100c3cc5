import * as v from 'valibot'
import { errorOf } from '../../client/client.ts'
import { newId } from '../../shared/new-id.ts'
import type { Order } from '../credits/queries.ts'

const Shape = v.object({ order: v.string(), payment: v.string() })

/** Idempotency keys of a purchase. */
export type Attempt = Readonly<v.InferOutput<typeof Shape>>

/** The purchase: while unchanged, its ids stay the same. */
export type Purpose =
  | { readonly bundle: string; readonly method: string; readonly code: string | null }
  | { readonly order: string; readonly method: string }

const KEY = 'order-attempts'

const Stored = v.record(v.string(), Shape)
type Attempts = Readonly<v.InferOutput<typeof Stored>>

/** This tab's purchases, stored across reloads until their outcome is known. */
export function attemptsIn(storage: Pick<Storage, 'getItem' | 'setItem'>, id = newId) {
  const known = (): Attempts => attemptsOf(storage.getItem(KEY))
  const write = (stored: Attempts) => storage.setItem(KEY, JSON.stringify(stored))
  return {
    /** Whether an earlier press left its ids, so that its answer was lost or not followed. */
    has: (purpose: Purpose): boolean => JSON.stringify(purpose) in known(),
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

/** Whether an order is neither waiting for its money nor bought. */
const isOver = ({ state }: Pick<Order, 'state'>): boolean =>
  state !== 'pending' && state !== 'completed'

/** Whether ids belong to an order of other content, such as one at an earlier price. */
const isTaken = (thrown: unknown): boolean => errorOf(thrown).code.endsWith('.id-taken')

/**
 * Orders under a purchase's ids, so that a lost answer never makes a second order. Where an earlier press left them and
 * its order has ended since, or had another price, this press gets new ones.
 */
export async function placeOnce(
  attempts: ReturnType<typeof attemptsIn>,
  purpose: Purpose,
  place: (ids: Attempt) => Promise<Order>,
): Promise<Order> {
  const isLeft = attempts.has(purpose)
  const ids = attempts.for(purpose)
  const placeAnew = () => {
    attempts.settle(ids.order)
    return place(attempts.for(purpose))
  }
  try {
    const order = await place(ids)
    if (!isLeft || !isOver(order)) return order
  } catch (thrown) {
    if (!isLeft || !isTaken(thrown)) throw thrown
  }
  return placeAnew()
}

function attemptsOf(stored: string | null): Attempts {
  try {
    return v.parse(Stored, JSON.parse(stored ?? '{}'))
  } catch {
    return {}
  }
}
