import type { Ports, Stores } from '../ports.ts'
import { blockedUntil, type Limit, lookBack } from '../shared/limit.ts'
import { ok } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'

/** What a try is counted under, and how many of them there may be. */
export type Counted = { readonly key: string; readonly limit: Limit }

/** What a try was refused for, and when the next may be made. */
export type Blocked<C extends Counted> = { readonly by: C; readonly until: Instant }

/** When a block under `key` ends; `null` when there is none. */
export async function blockOn(
  { attempts }: Pick<Stores, 'attempts'> | Pick<Ports['reads'], 'attempts'>,
  { key, limit }: Counted,
  now: Instant,
): Promise<Instant | null> {
  return blockedUntil(await attempts.since(key, lookBack(limit, now)), limit, now)
}

/**
 * Counts one try under each key, unless one of them has had too many: then it counts none, and says which. Of many at
 * once no more are let through.
 */
export async function takeTries<C extends Counted>(
  { attempts }: Pick<Stores, 'attempts'>,
  counted: readonly C[],
  now: Instant,
): Promise<Blocked<C> | null> {
  // In one order everywhere: two that share keys would wait for each other.
  for (const key of counted.map(({ key }) => key).toSorted()) await attempts.hold(key)
  for (const by of counted) {
    const until = await blockOn({ attempts }, by, now)
    if (until !== null) return { by, until }
  }
  for (const { key } of counted) await attempts.add(key, now)
  return null
}

/** The same under one key. */
export async function takeTry(
  stores: Pick<Stores, 'attempts'>,
  counted: Counted,
  now: Instant,
): Promise<Instant | null> {
  return (await takeTries(stores, [counted], now))?.until ?? null
}

/** The same in a unit of work of its own, so that the try stays counted when what was tried is refused. */
export async function countTry(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  counted: Counted,
): Promise<Instant | null> {
  const taken = await atomically(async (stores) => ok(await takeTry(stores, counted, now())))
  return taken.value
}
