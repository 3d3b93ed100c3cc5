import type { Millis } from '#core/shared/time.ts'

/** Does some work after a while. */
export type Schedule = (after: Millis, work: () => Promise<unknown>) => void

/** Schedules work by the clock of the machine; `report` gets the errors, `stop` cancels what is left. */
export function timers(report: (thrown: unknown) => void): {
  readonly schedule: Schedule
  readonly stop: () => void
} {
  const waiting = new Set<ReturnType<typeof setTimeout>>()
  let stopped = false
  return {
    schedule(after, work) {
      if (stopped) return
      const timer = setTimeout(() => {
        waiting.delete(timer)
        work().catch(report)
      }, after)
      waiting.add(timer)
    },
    stop() {
      stopped = true
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
    },
  }
}
