import { Overloaded } from '#core/shared/overloaded.ts'

/** How much work runs together, and how much more may wait for it. */
export type Bounds = { readonly atOnce: number; readonly waiting: number }

/** Runs at most `atOnce` pieces of work together, the rest in turn; throws `Overloaded` when the queue is full. */
export function bounded({ atOnce, waiting }: Bounds): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running < atOnce) running += 1
    else if (queue.length >= waiting) throw new Overloaded('too much work is waiting')
    else await new Promise<void>((resolve) => queue.push(resolve))

    try {
      return await work()
    } finally {
      // A place is handed on, never given up and taken again: a newcomer cannot slip in between.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
