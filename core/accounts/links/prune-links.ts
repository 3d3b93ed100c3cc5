import type { Ports } from '../../ports.ts'
import { ok } from '../../shared/result.ts'
import { DAY, type Millis } from '../../shared/time.ts'
import { isUnsubscribe, LINK_PURPOSES, type LinkPurpose } from '../links.ts'

/** How long an expired link is told from an unknown one; after it, the address it went to is gone too. */
export const EXPIRED_LINK_RETENTION: Millis = 30 * DAY

/** Every optional mail has an unsubscribe link, so those are removed as soon as they expire. */
const retentionOf = (purpose: LinkPurpose): Millis =>
  isUnsubscribe(purpose) ? 0 : EXPIRED_LINK_RETENTION

/** Prunes expired links. */
export async function pruneLinks({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ links }) => {
    for (const purpose of LINK_PURPOSES) {
      await links.removeEnded(purpose, now() - retentionOf(purpose))
    }
    return ok(null)
  })
}
