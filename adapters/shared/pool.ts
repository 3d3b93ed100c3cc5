import { Overloaded } from '#core/shared/result.ts'
import type { Millis } from '#core/shared/time.ts'
import { withTimeout } from './with-timeout.ts'

/** A pool of expensive resources, each used by one task at a time. */
export type Pooled = { isOpen(): boolean; close(): void }

export type PoolLoad = { readonly busy: number; readonly waiting: number }

export type Pool<T> = {
  /** Runs work with one of them; throws `Overloaded` on timeout. */
  use<R>(work: (one: T) => Promise<R>): Promise<R>
  /** How many tasks have one of them or open it, and how many wait. */
  load(): PoolLoad
  /** Closes all; those in use when they are released. */
  close(): void
}

type Options<T> = {
  readonly size: number
  /** Timeout for a free resource. */
  readonly wait: Millis
  readonly open: () => Promise<T>
}

/** Up to `size` of them, opened lazily; closed ones are replaced. */
export function pool<T extends Pooled>({ size, wait, open }: Options<T>): Pool<T> {
  const free: T[] = []
  const waiting: (() => void)[] = []
  let places = size
  let closed = false

  /** Waits for a slot; the resource is opened afterwards. */
  async function place(): Promise<void> {
    if (places > 0) {
      places -= 1
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    await withTimeout(wait, promise, () => {
      const at = waiting.indexOf(resolve)
      // Its turn came right at the timeout: pass the slot on.
      if (at < 0) leave()
      else waiting.splice(at, 1)
      return new Overloaded('all connections are in use')
    })
  }

  function leave() {
    const next = waiting.shift()
    if (next) next()
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
    load: () => ({ busy: size - places, waiting: waiting.length }),
    close() {
      closed = true
      for (const one of free.splice(0)) one.close()
    },
  }
}
