import type { SQL } from 'bun'
import type { EventSignal } from '#core/event-log/event-signal.ts'
import type { Millis } from '#core/shared/time.ts'
import { inProcessSignal } from './in-process-signal.ts'

const CHANNEL = 'vonk_events'
/** So many events share one notification: a NOTIFY takes a lock for the whole database server as it commits. */
const BATCH: Millis = 20

/**
 * Signals to every process on one PostgreSQL server, by NOTIFY outside of the transactions that write. The
 * connection is opened again when it drops, and whoever listens then hears, since anything may have been missed.
 */
export async function postgresSignal(
  client: SQL,
  report: (failure: unknown) => void,
): Promise<EventSignal & { close(): Promise<void> }> {
  const local = inProcessSignal()
  const self = crypto.randomUUID()
  let timer: ReturnType<typeof setTimeout> | null = null
  const subscription = await client.listen(
    CHANNEL,
    (sender) => {
      if (sender !== self) local.signal()
    },
    local.signal,
  )

  const notifyOthers = () => {
    timer = null
    client.notify(CHANNEL, self).catch(report)
  }

  return {
    signal() {
      local.signal()
      timer ??= setTimeout(notifyOthers, BATCH)
    },
    listen: local.listen,
    async close() {
      if (timer !== null) clearTimeout(timer)
      await subscription.unlisten()
    },
  }
}
