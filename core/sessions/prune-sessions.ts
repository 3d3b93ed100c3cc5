import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { DAY } from '../shared/time.ts'
import { DEVICE_LIFE, SESSION_LIFE } from './start-session.ts'

/** Longer than a browser's clock is late. */
const CLOCK_ERROR = DAY

/**
 * Prunes sessions and devices whose cookie has expired. Not before: a cookie without a session means that it was
 * revoked.
 */
export async function pruneSessions({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ sessions, devices }) => {
    await sessions.removeUnused(now() - SESSION_LIFE - CLOCK_ERROR)
    await devices.removeUnused(now() - DEVICE_LIFE)
    return ok(null)
  })
}
