import type { AccountError } from '../accounts/errors.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Operator } from './operator.ts'
import { recordAccess } from './record-access.ts'

/**
 * Removes the authenticator app and recovery codes of an operator who lost them, and ends their sessions: the next login
 * by password adds new ones. `had` is whether there was anything to remove.
 */
export async function resetSecondFactor(
  ports: Pick<Ports, 'reads' | 'atomically' | 'now' | 'newId'>,
  { email }: { readonly email: string },
): Promise<
  Result<
    { readonly operator: Operator; readonly had: boolean },
    Extract<AccountError, { code: 'email.not-found' }>
  >
> {
  const known = await ports.reads.operators.byEmail(email)
  if (!known) return err({ code: 'email.not-found' })
  return ports.atomically(async (stores) => {
    const locked = await stores.operators.lock(known.id)
    if (!locked || locked.removedAt !== null) return err({ code: 'email.not-found' })
    await stores.operatorSessions.endAllOf(locked.id)
    const had = await stores.secondFactors.remove(locked.id)
    const action = 'second-factor.removed'
    if (had) await recordAccess(stores, ports, { operator: locked.id, action })
    return ok({ operator: locked, had })
  })
}
