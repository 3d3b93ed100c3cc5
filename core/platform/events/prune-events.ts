import type { Ports } from '../../ports.ts'
import { ok } from '../../shared/result.ts'
import { DAY, type Millis } from '../../shared/time.ts'
import type { Consumer } from '../consumer.ts'

/** Retention of events. Longer-lived facts are derived into their own tables. */
export const EVENT_RETENTION: Millis = 30 * DAY

/** Removes old events that every consumer has handled, and old parked ones. */
export async function pruneEvents(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  consumers: readonly Pick<Consumer, 'name'>[],
): Promise<number> {
  const names = consumers.map(({ name }) => name)
  const pruned = await atomically(async ({ events }) =>
    ok(await events.prune(now() - EVENT_RETENTION, names)),
  )
  return pruned.value
}
