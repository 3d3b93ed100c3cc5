import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { DeliveryError } from './errors.ts'

/** Requeues one dead delivery, or all; returns how many. Refused if there is none. */
export const retryDead = (
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  which: string,
): Promise<Result<number, DeliveryError>> =>
  atomically(async ({ deliveries }) => {
    const revived = await deliveries.revive(which, now())
    return revived === 0 ? err({ code: 'delivery.not-dead' } as const) : ok(revived)
  })
