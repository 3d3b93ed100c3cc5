import { AsyncLocalStorage } from 'node:async_hooks'
import type { Ports } from '#core/ports.ts'
import type { Instant } from '#core/shared/time.ts'

type Stamped = Pick<Ports, 'atomically' | 'now' | 'newId'>

/** One run of a unit of work: when the unit was begun, the ids it made so far in any run, and how many this run took. */
type Run = { readonly at: Instant; readonly ids: string[]; taken: number; isOver: boolean }

/**
 * Units of work that may be run again, after a deadlock for instance, and then say the same: the time stands still
 * within a unit, and each run is given the same ids in the same order. No use case has to think of it.
 */
export function repeatableUnits({ atomically, now, newId }: Stamped): Stamped {
  const runs = new AsyncLocalStorage<Run>()
  /** The unit that whoever asks is part of; what a unit left running is part of none. */
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
