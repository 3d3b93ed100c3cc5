import { checkEmail } from '../../accounts/email.ts'
import type { AccountError, EmailError } from '../../accounts/errors.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { INVITATION_LIFE, type Operator } from '../operator.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'secrets' | 'now' | 'newId'>

/** An operator, and the token of the invitation, which is stored nowhere. */
export type Invited = { readonly operator: Operator; readonly token: string }

/** Adds an operator, who sets a password by the invitation. */
export async function addOperator(
  { atomically, secrets, domains, now, newId }: Needs & Pick<Ports, 'domains'>,
  { email: typed, name }: { readonly email: string; readonly name: string },
): Promise<Result<Invited, EmailError | Extract<AccountError, { code: 'email.taken' }>>> {
  const email = checkEmail(domains, typed)
  if (!email.ok) return email
  const token = secrets.token()
  const operator: Operator = {
    id: newId(),
    email: email.value,
    name: name.trim(),
    passwordHash: null,
    invitationHash: secrets.hash(token),
    invitedUntil: now() + INVITATION_LIFE,
    addedAt: now(),
    removedAt: null,
  }
  return atomically(async ({ operators }) =>
    (await operators.add(operator)) ? ok({ operator, token }) : err({ code: 'email.taken' }),
  )
}

/** Invites an operator again, as after a forgotten password. Password and sessions stay valid until it is accepted. */
export async function inviteOperator(
  { reads, atomically, secrets, now }: Needs,
  { email }: { readonly email: string },
): Promise<Result<Invited, Extract<AccountError, { code: 'email.not-found' }>>> {
  const known = await reads.operators.byEmail(email)
  if (!known) return err({ code: 'email.not-found' })
  const token = secrets.token()
  return atomically(async ({ operators }) => {
    const locked = await operators.lock(known.id)
    if (!locked || locked.removedAt !== null) return err({ code: 'email.not-found' })
    const invitation = {
      invitationHash: secrets.hash(token),
      invitedUntil: now() + INVITATION_LIFE,
    }
    const operator = { ...locked, ...invitation }
    await operators.save(operator)
    return ok({ operator, token })
  })
}

/** Removes an operator: sessions, invitation and second factor end at once. What they did stays recorded under their name. */
export async function removeOperator(
  { reads, atomically, now }: Pick<Ports, 'reads' | 'atomically' | 'now'>,
  { email }: { readonly email: string },
): Promise<Result<Operator, Extract<AccountError, { code: 'email.not-found' }>>> {
  const known = await reads.operators.byEmail(email)
  if (!known) return err({ code: 'email.not-found' })
  return atomically(async ({ operators, operatorSessions, secondFactors }) => {
    const locked = await operators.lock(known.id)
    if (!locked || locked.removedAt !== null) return err({ code: 'email.not-found' })
    const none = { passwordHash: null, invitationHash: null, invitedUntil: null } as const
    const removed = { ...locked, ...none, removedAt: now() }
    await operators.save(removed)
    await operatorSessions.endAllOf(locked.id)
    await secondFactors.remove(locked.id)
    return ok(removed)
  })
}
