import { Overloaded } from '#core/shared/overloaded.ts'

/** Concurrency and queue limit. */
export type ConcurrencyLimits = { readonly atOnce: number; readonly waiting: number }

/** Runs at most `atOnce` tasks concurrently and queues the rest; throws `Overloaded` when the queue is full. */
export function limitConcurrency({
  atOnce,
  waiting,
}: ConcurrencyLimits): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = []
  let running = 0

  return async (work) => {
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
}
