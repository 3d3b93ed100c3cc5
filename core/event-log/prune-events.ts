import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { DAY, type Millis } from '../shared/time.ts'
import type { Consumer } from './consumer.ts'

/** How long events are kept. What must be known for longer is derived into a table of its own. */
export const EVENTS_KEPT: Millis = 30 * DAY

/** Removes old events that every consumer has handled. */
export async function pruneEvents(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  consumers: readonly Pick<Consumer, 'name'>[],
): Promise<number> {
  const names = consumers.map(({ name }) => name)
  const pruned = await atomically(async ({ events }) =>
    ok(await events.prune(now() - EVENTS_KEPT, names)),
  )
  return pruned.value
}
