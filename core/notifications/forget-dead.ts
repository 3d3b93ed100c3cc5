import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { DAY, type Millis } from '../shared/time.ts'

/** How long a delivery that was given up is kept for the operator. */
const DEAD_KEPT: Millis = 30 * DAY

/** Removes deliveries that were given up long ago. */
export async function forgetDead({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ deliveries }) => ok(await deliveries.forgetDead(now() - DEAD_KEPT)))
}
