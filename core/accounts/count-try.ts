import type { Ports, Stores } from '../ports.ts'
import { ok } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import { blockedUntil, lookBack, type TryLimit } from './tries.ts'

/** When a block under `key` ends; `null` when there is none. */
export async function blockOn(
  { attempts }: Pick<Stores, 'attempts'> | Pick<Ports['reads'], 'attempts'>,
  key: string,
  limit: TryLimit,
  now: Instant,
): Promise<Instant | null> {
  return blockedUntil(await attempts.since(key, lookBack(limit, now)), limit, now)
}

/** Counts a try on its own, so that it stays counted when what was tried is refused. */
export async function countTry(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  key: string,
): Promise<void> {
  await atomically(async ({ attempts }) => {
    await attempts.add(key, now())
    return ok(null)
  })
}
