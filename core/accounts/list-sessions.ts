import type { Ports } from '../ports.ts'
import type { MemberId } from './account.ts'
import type { Session } from './sessions.ts'

/** One signed-in browser, as its member sees it. */
export type OwnSession = Omit<Session, 'member'> & { readonly current: boolean }

/** The browsers a member is signed in with, newest first; `current` marks the one that asks. */
export async function listSessions(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  { member, current }: { readonly member: MemberId; readonly current: string | null },
): Promise<readonly OwnSession[]> {
  const sessions = await reads.sessions.of(member)
  return sessions
    .filter(({ expiresAt }) => expiresAt > now())
    .map(({ member: _, ...session }) => ({ ...session, current: session.id === current }))
}
