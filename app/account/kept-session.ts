import { Refusal } from '../client/client.ts'
import { askUser, type User } from './queries.ts'

/**
 * Whom a call signed in, once it is certain that the browser kept the session: no script sees its cookie, and
 * without it every next call would lead back to logging in.
 */
export async function keptSession<Answer extends { readonly user: User }>(
  call: Promise<Answer>,
): Promise<Answer> {
  const answer = await call
  if ((await askUser())?.id !== answer.user.id) throw new Refusal({ code: 'cookies.blocked' })
  return answer
}
