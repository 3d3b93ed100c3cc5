import { coalesced } from '#adapters/shared/coalesced.ts'
import { eventIn } from '#core/event-log/event-in.ts'
import type { EventSignal } from '#core/event-log/event-signal.ts'
import type { DomainEvent } from '#core/events.ts'
import type { Reads } from '#core/ports.ts'
import type { Millis } from '#core/shared/time.ts'

const BATCH = 200

type Options = {
  readonly reads: Pick<Reads, 'events'>
  readonly signal: Pick<EventSignal, 'listen'>
  readonly heard: (event: DomainEvent) => void
  /** How often to look without a signal, which finds what a connection gone deaf has missed; `null` for never. */
  readonly poll: Millis | null
  readonly report: (failure: unknown) => void
}

/** Hands on every event committed from now on, in order, until the answer is called. */
export async function followEvents({
  reads,
  signal,
  heard,
  poll,
  report,
}: Options): Promise<() => Promise<void>> {
  let position = await reads.events.end()

  async function readOn() {
    for (;;) {
      const events = await reads.events.after(position, BATCH)
      for (const logged of events) {
        position = logged.position
        const event = eventIn(logged)
        if (event) heard(event)
      }
      if (events.length < BATCH) return
    }
  }

  const reading = coalesced(readOn, report)
  const stopListening = signal.listen(reading.request)
  const timer = poll === null ? null : setInterval(reading.request, poll)
  return async () => {
    stopListening()
    if (timer !== null) clearInterval(timer)
    await reading.stop()
  }
}
