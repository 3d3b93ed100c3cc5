import type { Ports, Stores } from '../ports.ts'
import type { OperatorId } from './operator.ts'
import type { SessionAction } from './operator-actions.ts'

/** Records that an operator's session began, or that they ended it, in the transaction that does so. */
export async function recordSession(
  { operatorActions }: Pick<Stores, 'operatorActions'>,
  { now, newId }: Pick<Ports, 'now' | 'newId'>,
  { operator, action }: { readonly operator: OperatorId; readonly action: SessionAction },
): Promise<void> {
  const facts = { subject: null, member: null, reason: null }
  await operatorActions.add({ id: newId(), operator, action, ...facts, at: now() })
}
