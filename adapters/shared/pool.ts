import type { Backlog } from '#core/shared/concurrency.ts'
import { Overloaded } from '#core/shared/result.ts'
import type { Millis } from '#core/shared/time.ts'
import { withTimeout } from './with-timeout.ts'

/** A pool of expensive resources, each used by one task at a time. */
export type Pooled = { isOpen(): boolean; close(): void }

export type PoolLoad = Backlog & { readonly busy: number }

export type Pool<T> = {
  /** Runs work with one of them; throws `Overloaded` on timeout. */
  use<R>(work: (one: T) => Promise<R>): Promise<R>
  /** How many tasks have one of them or open it, and what waits. */
  load(): PoolLoad
  /** Closes all; those in use when they are released. */
  close(): void
}

/** The load of a queue, first come first. */
export const backlogOf = (queue: readonly { readonly since: Millis }[]): Backlog => ({
  waiting: queue.length,
  oldest: queue[0] ? performance.now() - queue[0].since : 0,
})

type Options<T> = {
  readonly size: number
  /** Timeout for a free resource. */
  readonly wait: Millis
  readonly open: () => Promise<T>
}

/** Up to `size` of them, opened lazily; closed ones are replaced. */
export function pool<T extends Pooled>({ size, wait, open }: Options<T>): Pool<T> {
  const free: T[] = []
  const waiting: { readonly since: Millis; readonly begin: () => void }[] = []
  let places = size
  let closed = false

  /** Waits for a slot; the resource is opened afterwards. */
  async function place(): Promise<void> {
    if (places > 0) {
      places -= 1
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    const one = { since: performance.now(), begin: resolve }
    waiting.push(one)
    await withTimeout(wait, promise, () => {
      const at = waiting.indexOf(one)
      // Its turn came right at the timeout: pass the slot on.
      if (at < 0) leave()
      else waiting.splice(at, 1)
      return new Overloaded('all connections are in use')
    })
  }

  function leave() {
    const next = waiting.shift()
    if (next) next.begin()
    else places += 1
  }

  async function take(): Promise<T> {
    for (let one = free.pop(); one; one = free.pop()) {
      if (one.isOpen()) return one
      one.close()
    }
    return open()
  }

  return {
    async use(work) {
      await place()
      try {
        const one = await take()
        try {
          return await work(one)
        } finally {
          if (one.isOpen() && !closed) free.push(one)
          else one.close()
        }
      } finally {
        leave()
      }
    },
    load: () => ({ busy: size - places, ...backlogOf(waiting) }),
    close() {
      closed = true
      for (const one of free.splice(0)) one.close()
    },
  }
}
