import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { DAY, type Millis } from '../shared/time.ts'

/** Retention of dead deliveries. */
const DEAD_RETENTION: Millis = 30 * DAY

/** Prunes old dead deliveries. */
export async function pruneDead({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ deliveries }) => ok(await deliveries.pruneDead(now() - DEAD_RETENTION)))
}
