import { answered, api, Refusal } from '../client/client.ts'
import type { Operator } from './operator.ts'

/** What one logs in with. */
export type Credentials = { readonly email: string; readonly password: string }

/** Logs in, and verifies by another call that the browser stored the cookie, which scripts cannot read. */
export async function logIn(credentials: Credentials): Promise<Operator> {
  const operator = await answered(api.desk.session.post(credentials))
  return storedSession(operator)
}

/** Sets the password of an invitation, which logs in. */
export async function acceptInvitation(invitation: {
  readonly token: string
  readonly password: string
}): Promise<Operator> {
  return storedSession(await answered(api.desk.invitation.post(invitation)))
}

async function storedSession(operator: Operator): Promise<Operator> {
  const stored = await api.desk.session.get()
  if (stored.data?.id !== operator.id) throw new Refusal({ code: 'cookies.blocked' })
  return operator
}
