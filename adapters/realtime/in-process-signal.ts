import type { EventSignal } from '#core/event-log/event-signal.ts'

/** Signals within this process. */
export function inProcessSignal(): EventSignal {
  const listeners = new Set<{ readonly heard: () => void }>()
  return {
    signal() {
      for (const { heard } of [...listeners]) heard()
    },
    listen(heard) {
      const listener = { heard }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
