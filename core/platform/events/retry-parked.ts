import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Consumer } from '../consumer.ts'
import type { EventError } from '../errors.ts'
import { eventIn, type ParkedEvent } from '../event-log.ts'

/** Maximum events looked through, and retried at once: with more, retry again. */
const MOST = { parked: 10_000, retried: 1000 } as const

type Needs = Pick<Ports, 'reads' | 'atomically'>

/** A parked event's name: its number is unique within its consumer. */
export type ParkedName = { readonly consumer: string; readonly sequence: number }

/** How a retry went. */
export type Retried = {
  readonly handled: number
  /** Failed again: they stay parked. */
  readonly failed: number
}

/** Retries one parked event, or all; refused if there is none. */
export async function retryParked(
  ports: Needs,
  consumers: readonly Consumer[],
  which: ParkedName | 'all',
): Promise<Result<Retried, EventError>> {
  const parked = (await ports.reads.events.parked(MOST.parked))
    .filter((one) => which === 'all' || isNamed(one, which))
    .slice(0, MOST.retried)
  if (parked.length === 0) return err({ code: 'event.not-parked' })
  let handled = 0
  for (const one of parked) {
    const consumer = consumers.find(({ name }) => name === one.consumer) ?? gone(one)
    if (await handle(ports, consumer, one)) handled += 1
  }
  return ok({ handled, failed: parked.length - handled })
}

const isNamed = ({ consumer, event }: ParkedEvent, name: ParkedName): boolean =>
  consumer === name.consumer && event.position.sequence === name.sequence

/** Handles a parked event; `false` if it failed again. */
async function handle(
  { reads, atomically }: Needs,
  consumer: Consumer,
  { event }: ParkedEvent,
): Promise<boolean> {
  try {
    const known = eventIn(event)
    const effects = known ? await consumer.effectsOf(reads, known, event) : []
    await atomically(async (stores) => {
      for (const effect of effects) await effect(stores)
      return ok(await stores.events.unpark(consumer.name, event.position))
    })
    return true
  } catch {
    // Its error is stored with it already, by name alone.
    return false
  }
}

/** Parked by a consumer that no longer exists: no effects. */
const gone = ({ consumer: name }: ParkedEvent): Consumer => ({ name, effectsOf: async () => [] })
