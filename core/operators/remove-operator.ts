import type { AccountError } from '../accounts/errors.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Operator } from './operator.ts'

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
