import type { Ports } from '../../ports.ts'
import { ok, unlessReadOnly } from '../../shared/result.ts'
import { MINUTE, type Millis } from '../../shared/time.ts'
import { type Account, isOpen } from '../account.ts'
import { isLive, type Session } from '../sessions.ts'

/** How often, at most, the last activity is written. */
const SEEN_EVERY: Millis = MINUTE

/** The authenticated caller. */
export type Identity = { readonly account: Account; readonly session: Session }

type Needs = Pick<Ports, 'reads' | 'atomically' | 'sessionIdle' | 'secrets' | 'now'>

/** Finds the member of a session cookie and records activity; `null` for a visitor. */
export async function identify(
  { reads, atomically, sessionIdle, secrets, now }: Needs,
  token: string | null,
): Promise<Identity | null> {
  if (!token) return null
  const session = await reads.sessions.byId(secrets.hash(token))
  const at = now()
  if (!session || !isLive(session, at, sessionIdle)) return null
  const account = await reads.accounts.byId(session.member)
  if (!account || !isOpen(account)) return null

  if (Math.abs(at - session.seenAt) < SEEN_EVERY) return { account, session }
  await atomically(async ({ sessions, profiles }) => {
    await profiles.active(account.id, at)
    await sessions.seen(session.id, at)
    return ok(null)
  }).catch(unlessReadOnly)
  return { account, session: { ...session, seenAt: at } }
}

/** Whether a session was ended elsewhere: one that only expired is known for as long as its cookie. */
export async function isRevoked(
  { reads, secrets }: Pick<Ports, 'reads' | 'secrets'>,
  token: string | null,
): Promise<boolean> {
  return token !== null && (await reads.sessions.byId(secrets.hash(token))) === null
}
