import type { Schedule } from '#adapters/demo/timers.ts'
import type { Millis } from '#core/shared/time.ts'

/**
 * Timers run by the test: `runAll` runs all scheduled work in order; work that it schedules waits for the next call.
 */
export function manualTimers() {
  let waiting: { readonly after: Millis; readonly work: () => Promise<unknown> }[] = []
  const schedule: Schedule = (after, work) => void waiting.push({ after, work })
  return {
    schedule,
    afters: () => waiting.map(({ after }) => after),
    async runAll() {
      const due = waiting
      waiting = []
      for (const { work } of due) await work()
    },
  }
}
