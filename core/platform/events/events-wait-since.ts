import type { Ports } from '../../ports.ts'
import type { Instant, Millis } from '../../shared/time.ts'
import type { Consumer } from '../consumer.ts'
import { CONSUMER_LIMITS } from './run-consumer.ts'

/** A consumer that keeps up saves its position well within this. */
const KEEPS_UP_WITHIN: Millis = 2 * CONSUMER_LIMITS.savedWithin

/** Since when the oldest committed event waits for a consumer; `null` while all of them keep up. */
export async function eventsWaitSince(
  { reads: { events }, now }: Pick<Ports, 'reads' | 'now'>,
  consumers: readonly Pick<Consumer, 'name'>[],
): Promise<Instant | null> {
  const oldest = await Promise.all(
    consumers.map(async ({ name }) => {
      const { position } = await events.progress(name)
      return (await events.queueAfter(position, 1)).oldestAt ?? Number.POSITIVE_INFINITY
    }),
  )
  const since = Math.min(...oldest)
  return since < now() - KEEPS_UP_WITHIN ? since : null
}
