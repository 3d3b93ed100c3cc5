import type { Schedule } from '#adapters/demo/timers.ts'
import type { Millis } from '#core/shared/time.ts'

/** Timers that a test lets go off: `ring` does all the work that waits, in order, and what that work schedules stays. */
export function byHand() {
  let waiting: { readonly after: Millis; readonly work: () => Promise<unknown> }[] = []
  const schedule: Schedule = (after, work) => void waiting.push({ after, work })
  return {
    schedule,
    afters: () => waiting.map(({ after }) => after),
    async ring() {
      const due = waiting
      waiting = []
      for (const { work } of due) await work()
    },
  }
}
