import type { Ports, Stores } from '../ports.ts'
import type { OperatorId } from './operator.ts'
import type { AccessAction } from './operator-actions.ts'

/** Records how an operator got in or left, and what that takes, in the transaction that does so. */
export async function recordAccess(
  { operatorActions }: Pick<Stores, 'operatorActions'>,
  { now, newId }: Pick<Ports, 'now' | 'newId'>,
  { operator, action }: { readonly operator: OperatorId; readonly action: AccessAction },
): Promise<void> {
  const facts = { subject: null, member: null, reason: null }
  await operatorActions.add({ id: newId(), operator, action, ...facts, at: now() })
}
