import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { isLive, type Session } from './sessions.ts'

/** A signed-in browser, as its member sees it. */
export type OwnSession = Omit<Session, 'member' | 'device'> & { readonly current: boolean }

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
