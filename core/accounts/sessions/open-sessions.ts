import type { Ports } from '../../ports.ts'
import { ok } from '../../shared/result.ts'
import { DAY } from '../../shared/time.ts'
import type { MemberId } from '../account.ts'
import { isLive, type Session } from '../sessions.ts'
import { DEVICE_LIFE, SESSION_LIFE } from '../start-session.ts'

/** A signed-in browser, as its member sees it. */
type OwnSession = Omit<Session, 'member' | 'device'> & { readonly current: boolean }

/** The member's sessions: the caller's first, marked as `current`, then by last use. */
export async function listSessions(
  { reads, sessionIdle, now }: Pick<Ports, 'reads' | 'sessionIdle' | 'now'>,
  { member, current }: { readonly member: MemberId; readonly current: string | null },
): Promise<readonly OwnSession[]> {
  const sessions = await reads.sessions.of(member)
  return sessions
    .filter((session) => isLive(session, now(), sessionIdle))
    .map(({ member: _, device: __, ...session }) => ({
      ...session,
      current: session.id === current,
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current) || b.seenAt - a.seenAt)
}

/** Signs out one of a member's own browsers and removes it as a device; another member's is unaffected. */
export async function endSession(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member, session: id }: { readonly member: MemberId; readonly session: string },
): Promise<void> {
  await atomically(async ({ sessions, devices, events }) => {
    const session = await sessions.byId(id)
    if (session?.member !== member) return ok(null)
    await sessions.end(id)
    if (session.device !== null) await devices.remove(session.device, member)
    await events.append({ type: 'session.ended', member }, now())
    return ok(null)
  })
}

/** Logs a browser out; idempotent. */
export async function logOut(
  { atomically, secrets, now }: Pick<Ports, 'atomically' | 'secrets' | 'now'>,
  token: string,
): Promise<void> {
  await atomically(async ({ sessions, events }) => {
    const session = await sessions.byId(secrets.hash(token))
    if (!session) return ok(null)
    await sessions.end(session.id)
    await events.append({ type: 'session.ended', member: session.member }, now())
    return ok(null)
  })
}

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
