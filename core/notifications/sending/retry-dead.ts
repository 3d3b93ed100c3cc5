import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { DAY, type Millis } from '../../shared/time.ts'
import type { DeliveryError } from '../errors.ts'
import { MAIL_LOG_RETENTION } from '../mail-log.ts'

/** Requeues one dead delivery, or all; returns how many. Refused if there is none. */
export const retryDead = (
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  which: string,
): Promise<Result<number, DeliveryError>> =>
  atomically(async ({ deliveries }) => {
    const revived = await deliveries.revive(which, now())
    return revived === 0 ? err({ code: 'delivery.not-dead' } as const) : ok(revived)
  })

/** Retention of dead deliveries. */
const DEAD_RETENTION: Millis = 30 * DAY

/** Prunes old dead deliveries. */
export async function pruneDead({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ deliveries }) => ok(await deliveries.pruneDead(now() - DEAD_RETENTION)))
}

/** Retention of a finished campaign's recipients: longer than any of its mails may wait. */
const RETENTION: Millis = 30 * DAY

/** Prunes recipients of campaigns that ended long ago. */
export async function pruneCampaignMails({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ campaigns }) => ok(await campaigns.pruneMails(now() - RETENTION)))
}

const LOGGED_AT_ONCE = 10_000

/** Prunes what became of old mails, in several transactions: members' requests need not wait for all of it. */
export async function pruneMailLog({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  const before = now() - MAIL_LOG_RETENTION
  for (;;) {
    const pruned = await atomically(async ({ mailLog }) =>
      ok(await mailLog.prune(before, LOGGED_AT_ONCE)),
    )
    if (pruned.value < LOGGED_AT_ONCE) return
  }
}
