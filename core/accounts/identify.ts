import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { MINUTE, type Millis } from '../shared/time.ts'
import { type Account, isOpen } from './account.ts'
import type { Session } from './sessions.ts'

/** How often, at most, it is written down that a member is here. */
const SEEN_EVERY: Millis = MINUTE

/** Who is asking. */
export type Identity = { readonly account: Account; readonly session: Session }

/** Finds whose browser this is, and notes that the member is here; `null` for a visitor. */
export async function identify(
  { reads, atomically, secrets, now }: Pick<Ports, 'reads' | 'atomically' | 'secrets' | 'now'>,
  token: string | null,
): Promise<Identity | null> {
  if (!token) return null
  const session = await reads.sessions.byId(secrets.hash(token))
  const at = now()
  if (!session || session.expiresAt <= at) return null
  const account = await reads.accounts.byId(session.member)
  if (!account || !isOpen(account)) return null

  if (at - session.seenAt < SEEN_EVERY) return { account, session }
  await atomically(async ({ sessions, profiles }) => {
    await sessions.seen(session.id, at)
    await profiles.active(account.id, at)
    return ok(null)
  })
  return { account, session: { ...session, seenAt: at } }
}
