import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { DAY, type Millis } from '../shared/time.ts'

/** Retention of a finished campaign's recipients: longer than any of its mails may wait. */
const RETENTION: Millis = 30 * DAY

/** Prunes recipients of campaigns that ended long ago. */
export async function pruneCampaignMails({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ campaigns }) => ok(await campaigns.pruneMails(now() - RETENTION)))
}
