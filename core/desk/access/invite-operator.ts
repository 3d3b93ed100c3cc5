import { checkEmail } from '../../accounts/email.ts'
import type { AccountError, EmailError } from '../../accounts/errors.ts'
import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { OperatorError } from '../errors.ts'
import { INVITATION_LIFE, type Operator, type OperatorId } from '../operator.ts'
import { OWNER, type Role } from '../roles.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'secrets' | 'now' | 'newId'>

/** An operator, and the token of the invitation, which is stored nowhere. */
export type Invited = { readonly operator: Operator; readonly token: string }

/** Who is added; an owner if nothing else is said. */
export type NewOperator = {
  readonly id?: OperatorId
  readonly email: string
  readonly name: string
  readonly roles?: readonly Role[]
}

type AddRefusal = EmailError | Extract<OperatorError, { code: 'operator.email-taken' }>

/** Adds an operator from the command line, who sets a password by the invitation. */
export async function addOperator(
  ports: Needs & Pick<Ports, 'domains'>,
  added: NewOperator,
): Promise<Result<Invited, AddRefusal>> {
  const made = newOperator(ports, added)
  return made.ok ? ports.atomically((stores) => storeNew(stores, made.value)) : made
}

/** An operator with an invitation, not yet stored. */
export function newOperator(
  { domains, secrets, now, newId }: Pick<Ports, 'domains' | 'secrets' | 'now' | 'newId'>,
  { id = newId(), email: typed, name, roles = [OWNER] }: NewOperator,
): Result<Invited, EmailError> {
  const email = checkEmail(domains, typed)
  if (!email.ok) return email
  const token = secrets.token()
  const operator: Operator = {
    ...{ id, email: email.value, name: name.trim(), roles, version: 1 },
    passwordHash: null,
    invitationHash: secrets.hash(token),
    invitedUntil: now() + INVITATION_LIFE,
    addedAt: now(),
    removedAt: null,
  }
  return ok({ operator, token })
}

/** Stores a new operator. */
export const storeNew = async (
  { operators }: Pick<Stores, 'operators'>,
  invited: Invited,
): Promise<Result<Invited, AddRefusal>> =>
  (await operators.add(invited.operator)) ? ok(invited) : err({ code: 'operator.email-taken' })

/** Invites an operator again, as after a forgotten password. Password and sessions stay valid until it is accepted. */
export async function inviteOperator(
  ports: Needs,
  { email }: { readonly email: string },
): Promise<Result<Invited, Extract<AccountError, { code: 'email.not-found' }>>> {
  const known = await ports.reads.operators.byEmail(email)
  if (!known) return err({ code: 'email.not-found' })
  return ports.atomically(async (stores) => {
    const locked = await stores.operators.lock(known.id)
    if (!locked || locked.removedAt !== null) return err({ code: 'email.not-found' })
    return ok(await renewInvitation(stores, ports, locked))
  })
}

/** Gives a locked operator another invitation, which ends the earlier one. */
export async function renewInvitation(
  { operators }: Pick<Stores, 'operators'>,
  ports: Pick<Ports, 'secrets' | 'now'>,
  locked: Operator,
): Promise<Invited> {
  const token = ports.secrets.token()
  const invitation = {
    invitationHash: ports.secrets.hash(token),
    invitedUntil: ports.now() + INVITATION_LIFE,
  }
  const operator = { ...locked, ...invitation }
  await operators.save(operator)
  return { operator, token }
}

/** Removes an operator from the command line, also the last owner: a login may be in wrong hands. */
export async function removeOperator(
  ports: Pick<Ports, 'reads' | 'atomically' | 'now'>,
  { email }: { readonly email: string },
): Promise<Result<Operator, Extract<AccountError, { code: 'email.not-found' }>>> {
  const known = await ports.reads.operators.byEmail(email)
  if (!known) return err({ code: 'email.not-found' })
  return ports.atomically(async (stores) => {
    const locked = await stores.operators.lock(known.id)
    if (!locked || locked.removedAt !== null) return err({ code: 'email.not-found' })
    return ok(await endOperator(stores, ports, locked))
  })
}

/** Ends a locked operator: sessions, invitation and second factor at once. What they did stays recorded under their name. */
export async function endOperator(
  { operators, operatorSessions, secondFactors }: Stores,
  { now }: Pick<Ports, 'now'>,
  locked: Operator,
): Promise<Operator> {
  const none = { passwordHash: null, invitationHash: null, invitedUntil: null } as const
  const removed = { ...locked, ...none, removedAt: now() }
  await operators.save(removed)
  await operatorSessions.endAllOf(locked.id)
  await secondFactors.remove(locked.id)
  return removed
}
