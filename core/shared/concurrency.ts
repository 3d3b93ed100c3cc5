import { Overloaded } from './result.ts'
import type { Millis } from './time.ts'

/** Runs work under one key one after another, within this process; work under different keys runs concurrently. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** What was returned for each item, as they finished, and what was thrown for the others. */
export type Finished<R> = { readonly results: readonly R[]; readonly errors: readonly unknown[] }

/** Works on items with limited concurrency; one that throws does not stop the others. */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<Finished<R>> {
  const results: R[] = []
  const errors: unknown[] = []
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) {
      await work(item).then(
        (result) => results.push(result),
        (error: unknown) => errors.push(error),
      )
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return { results, errors }
}

/** What waits for its turn. */
export type Backlog = {
  readonly waiting: number
  /** How long the first of it has waited. */
  readonly oldest: Millis
}

/** Concurrency and queue limit. */
export type ConcurrencyLimits = {
  readonly atOnce: number
  readonly waiting: number
  /** Most tasks of one owner, running and waiting. */
  readonly each?: number
}

/** Runs a task when there is room; `owner` is who it is for, if that is limited. */
type Limited = <T>(work: () => Promise<T>, owner?: string) => Promise<T>

/**
 * Runs at most `atOnce` tasks concurrently and queues the rest; throws `Overloaded` when the queue is full, or has
 * enough tasks of this owner.
 */
export function limitConcurrency({
  atOnce,
  waiting,
  each = Number.POSITIVE_INFINITY,
}: ConcurrencyLimits): Limited {
  const queue: (() => void)[] = []
  const owned = new Map<string, number>()
  let running = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else if (queue.length >= waiting) throw new Overloaded('too much work is waiting')
    else await new Promise<void>((resolve) => queue.push(resolve))

    try {
      return await work()
    } finally {
      // A slot is handed over directly, so a new task cannot overtake the queue.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  return async (work, owner) => {
    if (owner === undefined) return inTurn(work)
    const own = owned.get(owner) ?? 0
    if (own >= each) throw new Overloaded('too much work of one owner is waiting')
    owned.set(owner, own + 1)
    try {
      return await inTurn(work)
    } finally {
      const left = (owned.get(owner) ?? 1) - 1
      if (left > 0) owned.set(owner, left)
      else owned.delete(owner)
    }
  }
}
