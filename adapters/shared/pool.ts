import { Overloaded } from '#core/shared/overloaded.ts'
import type { Millis } from '#core/shared/time.ts'
import { withTimeout } from './with-timeout.ts'

/** Something costly to open that one piece of work uses at a time. */
export type Pooled = { isOpen(): boolean; close(): void }

export type Pool<T> = {
  /** Does work with one of them; throws `Overloaded` when none is free for too long. */
  use<R>(work: (one: T) => Promise<R>): Promise<R>
  /** Closes them all, those in use as soon as they are given back. */
  close(): void
}

type Options<T> = {
  readonly size: number
  /** How long work may wait for one. */
  readonly wait: Millis
  readonly open: () => Promise<T>
}

/** Keeps up to `size` of them, opened when they are first wanted; one that is no longer open is replaced. */
export function pool<T extends Pooled>({ size, wait, open }: Options<T>): Pool<T> {
  const free: T[] = []
  const waiting: (() => void)[] = []
  let places = size
  let closed = false

  /** Waits for a place; what is opened in it is another matter. */
  async function place(): Promise<void> {
    if (places > 0) {
      places -= 1
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    await withTimeout(wait, promise, () => {
      const at = waiting.indexOf(resolve)
      // Its turn came at the last moment, and nobody takes it.
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
    close() {
      closed = true
      for (const one of free.splice(0)) one.close()
    },
  }
}
