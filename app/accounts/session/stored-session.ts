import { Refusal } from '../../client/client.ts'
import { askUser, type User } from '../account/queries.ts'

/**
 * The member after a login, verified by another call: scripts cannot read the session cookie, and if the browser
 * blocks it every page would redirect to login.
 */
export async function storedSession<Answer extends { readonly user: User }>(
  call: Promise<Answer>,
): Promise<Answer> {
  const answer = await call
  if ((await askUser())?.id !== answer.user.id) throw new Refusal({ code: 'cookies.blocked' }, null)
  return answer
}
