import type { SQL } from 'bun'
import type { EventSignal } from '#core/platform/event-log.ts'
import type { Millis } from '#core/shared/time.ts'
import { inProcessSignal } from './in-process-signal.ts'

const CHANNEL = 'vonk_events'
/** Pause between notifications, of all events meanwhile: NOTIFY takes a server-wide lock at commit. */
const BATCH: Millis = 20

/**
 * Signals to all processes on one PostgreSQL server, by NOTIFY outside of the writing transactions. The connection is
 * reopened when it drops, and subscribers are then signalled, since events may have been missed.
 */
export async function postgresSignal(
  client: SQL,
  report: (failure: unknown) => void,
): Promise<EventSignal & { close(): Promise<void> }> {
  const local = inProcessSignal()
  const self = crypto.randomUUID()
  let timer: ReturnType<typeof setTimeout> | null = null
  let notifiedAt = Number.NEGATIVE_INFINITY
  const subscription = await client.listen(
    CHANNEL,
    (sender) => {
      if (sender !== self) local.signal()
    },
    local.signal,
  )

  const notifyOthers = () => {
    timer = null
    notifiedAt = performance.now()
    client.notify(CHANNEL, self).catch(report)
  }

  return {
    signal() {
      local.signal()
      if (timer !== null) return
      // Somebody waits for the first one.
      const wait = notifiedAt + BATCH - performance.now()
      if (wait <= 0) notifyOthers()
      else timer = setTimeout(notifyOthers, wait)
    },
    listen: local.listen,
    async close() {
      if (timer !== null) clearTimeout(timer)
      await subscription.unlisten()
    },
  }
}
