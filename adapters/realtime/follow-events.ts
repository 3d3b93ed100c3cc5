import { coalesced } from '#adapters/shared/coalesced.ts'
import type { DomainEvent } from '#core/events.ts'
import { type EventSignal, eventIn } from '#core/platform/event-log.ts'
import { CONSUMER_LIMITS } from '#core/platform/events/run-consumer.ts'
import type { Reads } from '#core/ports.ts'
import type { Millis } from '#core/shared/time.ts'

type Options = {
  readonly reads: Pick<Reads, 'events'>
  readonly signal: Pick<EventSignal, 'listen'>
  readonly onEvent: (event: DomainEvent) => void
  /** Polling interval without a signal, in case the connection silently died; `null` for never. */
  readonly poll: Millis | null
  /** Debounce of signals after each read. */
  readonly pause: Millis
  readonly report: (failure: unknown) => void
}

/** Passes on every event committed from now on, in order; returns the unsubscribe function. */
export async function followEvents({
  reads,
  signal,
  onEvent,
  poll,
  pause,
  report,
}: Options): Promise<() => Promise<void>> {
  let position = await reads.events.end()

  async function readOn() {
    for (;;) {
      const events = await reads.events.after(position, CONSUMER_LIMITS.batch)
      for (const logged of events) {
        position = logged.position
        const event = eventIn(logged)
        if (event) onEvent(event)
      }
      if (events.length < CONSUMER_LIMITS.batch) return
    }
  }

  const reading = coalesced(readOn, { pause, report })
  const stopListening = signal.listen(reading.request)
  const timer = poll === null ? null : setInterval(reading.request, poll)
  return async () => {
    stopListening()
    if (timer !== null) clearInterval(timer)
    await reading.stop()
  }
}
