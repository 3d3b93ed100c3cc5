import { checkPassword, type PasswordError } from '../../accounts/password.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { namesOf } from '../../site/settings.ts'
import type { OperatorError } from '../errors.ts'
import { recordAccess } from '../log/recorded-as.ts'
import { isInvited, type Operator } from '../operator.ts'
import { type OperatorLogin, startOperatorSession } from './operator-session.ts'

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'passwords' | 'secrets' | 'sites' | 'now' | 'newId'
>

export type AcceptInvitation = {
  readonly token: string
  readonly password: string
  /** The browser's session cookie, if any: it ends. */
  readonly session: string | null
}

type Refusal = PasswordError | Extract<OperatorError, { code: 'desk.invitation-invalid' }>

/** Whose password was set, and the login; `null` if that takes a code of their authenticator app too. */
export type AcceptedInvitation = {
  readonly operator: Operator
  readonly login: OperatorLogin | null
}

/**
 * Sets an operator's password by an invitation, once, and ends all other sessions. Signs this browser in, unless the
 * operator has an authenticator app: a link replaces a forgotten password, not both factors.
 */
export async function acceptInvitation(
  ports: Needs,
  { token, password, session }: AcceptInvitation,
): Promise<Result<AcceptedInvitation, Refusal>> {
  const { reads, atomically, passwords, secrets, now } = ports
  const hash = secrets.hash(token)
  const invited = await reads.operators.byInvitation(hash)
  if (!invited || !isInvited(invited, hash, now())) return err({ code: 'desk.invitation-invalid' })
  const checked = checkPassword(password, invited, namesOf(ports.sites))
  if (!checked.ok) return checked
  const passwordHash = await passwords.hash(checked.value)

  return atomically(async (stores): Promise<Result<AcceptedInvitation, Refusal>> => {
    const locked = await stores.operators.lock(invited.id)
    // Accepted, replaced or removed while the password was being hashed.
    if (!locked || !isInvited(locked, hash, now())) return err({ code: 'desk.invitation-invalid' })
    const operator = { ...locked, passwordHash, invitationHash: null, invitedUntil: null }
    await stores.operators.save(operator)
    await stores.operatorSessions.endAllOf(operator.id)
    if (await stores.secondFactors.of(operator.id)) return ok({ operator, login: null })
    await recordAccess(stores, ports, { operator: operator.id, action: 'session.started' })
    const browser = { session, device: null }
    return ok({ operator, login: await startOperatorSession(stores, ports, operator, browser) })
  })
}
