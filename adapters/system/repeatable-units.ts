import { AsyncLocalStorage } from 'node:async_hooks'
import type { Ports } from '#core/ports.ts'
import type { Instant } from '#core/shared/time.ts'

type Stamped = Pick<Ports, 'atomically' | 'now' | 'newId'>

/** One attempt of a transaction: its start time, the ids generated in any attempt, and how many this attempt used. */
type Run = { readonly at: Instant; readonly ids: string[]; taken: number; isOver: boolean }

/**
 * Makes transactions retryable, after a deadlock for instance: every attempt gets the same time and the same ids in
 * the same order. Use cases need no care.
 */
export function repeatableUnits({ atomically, now, newId }: Stamped): Stamped {
  const runs = new AsyncLocalStorage<Run>()
  /** The current transaction (async context); work it left running belongs to none. */
  const current = (): Run | null => {
    const run = runs.getStore()
    return run && !run.isOver ? run : null
  }

  return {
    atomically(work) {
      const at = now()
      const ids: string[] = []
      return atomically(async (stores) => {
        const run: Run = { at, ids, taken: 0, isOver: false }
        try {
          return await runs.run(run, () => work(stores))
        } finally {
          run.isOver = true
        }
      })
    },
    now: () => current()?.at ?? now(),
    newId() {
      const run = current()
      if (!run) return newId()
      const id = run.ids[run.taken] ?? newId()
      run.ids[run.taken] = id
      run.taken += 1
      return id
    },
  }
}
