import type { Ports, Stores } from '../../ports.ts'
import type { Operator, OperatorId } from '../operator.ts'
import type { AccessAction, ActionFacts, OperatorActionKind } from '../ports.ts'

const NO_FACTS: ActionFacts = { member: null, reason: null }

/**
 * The same ports, whose transactions also record that an operator did something, if their result is ok: no effect
 * without a record, and no record without an effect. The id is made once, so that a use case of several transactions,
 * and one that is retried, records one action. For one call of one use case.
 */
export function recordedAs<P extends Pick<Ports, 'atomically' | 'now' | 'newId'>>(
  ports: P,
  operator: Pick<Operator, 'id'> | null,
  action: OperatorActionKind,
  subject: string | null,
  facts: ActionFacts = NO_FACTS,
): P {
  const id = ports.newId()
  const recorded: Ports['atomically'] = (work) =>
    ports.atomically(async (stores) => {
      const result = await work(stores)
      if (result.ok) {
        const at = ports.now()
        const by = operator?.id ?? null
        await stores.operatorActions.add({ id, operator: by, action, subject, ...facts, at })
      }
      return result
    })
  return { ...ports, atomically: recorded }
}

/** Records what an operator did within a transaction of their own, where not every repetition is an action. */
export const recordedOnce =
  (
    { now, newId }: Pick<Ports, 'now' | 'newId'>,
    operator: Pick<Operator, 'id'> | null,
    action: OperatorActionKind,
    subject: string | null,
    facts: ActionFacts = NO_FACTS,
  ) =>
  ({ operatorActions }: Pick<Stores, 'operatorActions'>): Promise<void> => {
    const by = operator?.id ?? null
    return operatorActions.add({ id: newId(), operator: by, action, subject, ...facts, at: now() })
  }

/** Records how an operator got in or left, and what that takes, in the transaction that does so. */
export async function recordAccess(
  { operatorActions }: Pick<Stores, 'operatorActions'>,
  { now, newId }: Pick<Ports, 'now' | 'newId'>,
  { operator, action }: { readonly operator: OperatorId; readonly action: AccessAction },
): Promise<void> {
  const facts = { subject: null, ...NO_FACTS }
  await operatorActions.add({ id: newId(), operator, action, ...facts, at: now() })
}
