import { answered, api, Refusal } from '../../client/client.ts'
import type { Operator } from '../operator.ts'

/** What one logs in with. */
export type Credentials = { readonly email: string; readonly password: string }

/** A login with a code of the authenticator app, or a recovery code. */
type Login = Credentials & { readonly code?: string }

/** Logs in, and verifies by another call that the browser stored the cookie, which scripts cannot read. */
export async function logIn(credentials: Login): Promise<Operator> {
  const operator = await answered(api.desk.session.post(credentials))
  return storedSession(operator)
}

/** Sets the password of an invitation. It logs in, or the login takes a code too. */
export async function acceptInvitation(invitation: {
  readonly token: string
  readonly password: string
}): Promise<{ readonly operator: Operator; readonly loggedIn: boolean }> {
  const { logged_in: loggedIn, ...operator } = await answered(api.desk.invitation.post(invitation))
  return { operator: loggedIn ? await storedSession(operator) : operator, loggedIn }
}

async function storedSession(operator: Operator): Promise<Operator> {
  const stored = await api.desk.session.get()
  if (stored.data?.id !== operator.id) throw new Refusal({ code: 'cookies.blocked' }, null)
  return operator
}
