import type { Later } from '#adapters/demo/timers.ts'
import type { Millis } from '#core/shared/time.ts'

/** Timers that a test lets go off: `ring` does all the work that waits, in order, and what that work leaves for later stays. */
export function byHand() {
  let waiting: { readonly after: Millis; readonly work: () => Promise<unknown> }[] = []
  const later: Later = (after, work) => void waiting.push({ after, work })
  return {
    later,
    afters: () => waiting.map(({ after }) => after),
    async ring() {
      const due = waiting
      waiting = []
      for (const { work } of due) await work()
    },
  }
}
