import type { EventSignal } from '#core/platform/event-log.ts'

/** Signals within this process. */
export function inProcessSignal(): EventSignal {
  const listeners = new Set<{ readonly call: () => void }>()
  return {
    signal() {
      for (const { call } of [...listeners]) call()
    },
    listen(call) {
      const listener = { call }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
