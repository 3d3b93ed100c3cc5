import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { DEVICE_LIFE } from './start-session.ts'

/** Prunes expired sessions, and devices whose cookie has expired. */
export async function pruneSessions({
  atomically,
  sessionIdle,
  now,
}: Pick<Ports, 'atomically' | 'sessionIdle' | 'now'>): Promise<void> {
  await atomically(async ({ sessions, devices }) => {
    await sessions.removeUnused(now() - sessionIdle)
    await devices.removeUnused(now() - DEVICE_LIFE)
    return ok(null)
  })
}
