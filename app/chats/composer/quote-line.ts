import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '../../accounts/account/queries.ts'
import { profileQuery } from '../../profiles/members/queries.ts'
import { quoteOfProfile } from '../messages/quote.ts'
import { answerNext } from './answering.ts'

/** Quotes a member's line in the next message to them, if they have one and can be seen. */
export async function quoteLine(queries: QueryClient, id: string): Promise<void> {
  const [user, profile] = await Promise.all([
    queries.ensureQueryData(userQuery),
    queries.fetchQuery(profileQuery(id)).catch(() => null),
  ])
  if (!user || !profile?.line) return
  answerNext(user.id, id, quoteOfProfile(id, { line: profile.line.text }))
}
