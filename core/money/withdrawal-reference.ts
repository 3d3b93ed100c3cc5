import type { Ports } from '../ports.ts'
import { caseOf, caseReference } from '../shared/case-reference.ts'
import type { WithdrawalId } from './withdrawal.ts'

type Needs = Pick<Ports, 'secrets'>

/** Confirms a withdrawal without a login; only its mail contains it. */
export const withdrawalReference = (ports: Needs, id: WithdrawalId): string =>
  caseReference(ports, 'withdrawal', id)

/** The id of the withdrawal; `null` if the reference is not ours. */
export const withdrawalOf = (ports: Needs, reference: string): WithdrawalId | null =>
  caseOf(ports, 'withdrawal', reference)
