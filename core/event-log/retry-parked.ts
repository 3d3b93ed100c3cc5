import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import type { Consumer } from './consumer.ts'
import { eventIn } from './event-in.ts'
import type { ParkedEvent } from './event-log.ts'

/** Retries a parked event; it stays parked if it fails again. */
export async function retryParked(
  { reads, atomically }: Pick<Ports, 'reads' | 'atomically'>,
  consumer: Consumer,
  { event }: ParkedEvent,
): Promise<void> {
  const known = eventIn(event)
  const effects = known ? await consumer.effectsOf(reads, known, event) : []
  await atomically(async (stores) => {
    for (const effect of effects) await effect(stores)
    return ok(await stores.events.unpark(consumer.name, event.position))
  })
}
