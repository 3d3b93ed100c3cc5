import type { Ports, Stores } from '../ports.ts'
import { blockedUntil, type Limit, lookBack } from '../shared/limit.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { DAY, type Instant, type Millis } from '../shared/time.ts'

/** Key an attempt is counted under, and its limit. */
export type Counted = { readonly key: string; readonly limit: Limit }

/** Why an attempt was refused, and when the next is allowed. */
type Blocked<C extends Counted> = { readonly by: C; readonly until: Instant }

/** When the block under `key` ends; `null` if not blocked. */
export async function blockEnd(
  { attempts }: Pick<Stores, 'attempts'> | Pick<Ports['reads'], 'attempts'>,
  { key, limit }: Counted,
  now: Instant,
): Promise<Instant | null> {
  return blockedUntil(await attempts.since(key, lookBack(limit, now)), limit, now)
}

/**
 * Locks the counters: two who count at once would both be let in, and two who take back would find the same attempt. In
 * the same order everywhere, so that attempts that share keys do not deadlock.
 */
export async function lockTries(
  { attempts }: Pick<Stores, 'attempts'>,
  counted: readonly Pick<Counted, 'key'>[],
): Promise<void> {
  for (const key of counted.map(({ key }) => key).toSorted()) await attempts.lock(key)
}

/**
 * Counts one attempt under each key. If any key is over its limit, counts none and says which. Concurrent attempts
 * cannot exceed the limit.
 */
export async function consumeTries<C extends Counted>(
  { attempts }: Pick<Stores, 'attempts'>,
  counted: readonly C[],
  now: Instant,
): Promise<Blocked<C> | null> {
  await lockTries({ attempts }, counted)
  for (const by of counted) {
    const until = await blockEnd({ attempts }, by, now)
    if (until !== null) return { by, until }
  }
  for (const { key } of counted) await attempts.add(key, now)
  return null
}

/** The same with one key. */
export async function consumeTry(
  stores: Pick<Stores, 'attempts'>,
  counted: Counted,
  now: Instant,
): Promise<Instant | null> {
  return (await consumeTries(stores, [counted], now))?.until ?? null
}

/** The same in its own transaction, so that the attempt stays counted when the action is rolled back. */
export async function countTry(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  counted: Counted,
): Promise<Instant | null> {
  const taken = await atomically(async (stores) => ok(await consumeTry(stores, counted, now())))
  return taken.value
}

/**
 * Counts an attempt under each key in its own transaction, then runs its work, with the moment it was counted at; or
 * says by which it is blocked. If the work throws, as on a busy server, the attempt is taken back: the client's retries
 * would use up its limit without anybody having looked.
 */
export async function attempt<C extends Counted, T>(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  counted: readonly C[],
  work: (at: Instant) => Promise<T>,
): Promise<Result<T, Blocked<C>>> {
  const at = now()
  const taken = await atomically(async (stores) => ok(await consumeTries(stores, counted, at)))
  if (taken.value) return err(taken.value)
  try {
    return ok(await work(at))
  } catch (failure) {
    const takeBack = () =>
      atomically(async ({ attempts }) => {
        await lockTries({ attempts }, counted)
        for (const { key } of counted) await attempts.takeBack(key, at)
        return ok(null)
      })
    // Once more, as what failed is busy; of all failures the first says why.
    await takeBack()
      .catch(takeBack)
      .catch(() => undefined)
    throw failure
  }
}

/**
 * The same for tries whose counter a right one resets: one after another under the last key, the narrowest. A try in
 * flight is counted, so that a hundred at once are still five; whoever came beside five right ones would be refused for
 * guesses that nobody made. Other processes' are not waited for: with up to five processes too few are in flight.
 */
export const attemptInTurn = <C extends Counted, T>(
  ports: Pick<Ports, 'atomically' | 'now' | 'inTurn'>,
  counted: readonly C[],
  work: (at: Instant) => Promise<T>,
): Promise<Result<T, Blocked<C>>> =>
  ports.inTurn(counted.at(-1)?.key ?? '', () => attempt(ports, counted, work))

/** Retention of attempts: the longest window of any limit. */
export const TRY_RETENTION: Millis = 30 * DAY
