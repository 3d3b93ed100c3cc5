import type { Ports, Stores } from '../ports.ts'
import { DAY, type Millis } from '../shared/time.ts'
import type { MemberId } from './account.ts'
import type { Session } from './sessions.ts'

/** Spec §9: the life of the cookie and of what it stands for. */
export const SESSION_LIFE: Millis = 30 * DAY
/** How much of a browser's own words for itself is kept. */
const AGENT_LENGTH = 200

/** A new session and the secret that the browser alone will know. */
export type Started = { readonly token: string; readonly session: Session }

/** Signs a browser in. Always under a new secret, so that one planted before is worth nothing. */
export async function startSession(
  { sessions }: Pick<Stores, 'sessions'>,
  { secrets, now }: Pick<Ports, 'secrets' | 'now'>,
  { member, agent }: { readonly member: MemberId; readonly agent: string },
): Promise<Started> {
  const token = secrets.token()
  const startedAt = now()
  const session: Session = {
    id: secrets.hash(token),
    member,
    startedAt,
    seenAt: startedAt,
    expiresAt: startedAt + SESSION_LIFE,
    agent: agent.slice(0, AGENT_LENGTH),
  }
  await sessions.add(session)
  return { token, session }
}
