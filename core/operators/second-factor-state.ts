import type { Ports } from '../ports.ts'
import { sameText } from '../shared/same-text.ts'
import type { Operator } from './operator.ts'

/** Whether an operator has an authenticator app, must add one before anything else, or is shared by all of a demo. */
export const SECOND_FACTOR_STATES = ['on', 'missing', 'shared'] as const
export type SecondFactorState = (typeof SECOND_FACTOR_STATES)[number]

/** The second factor of an operator. `guest` is the email of the demo's own, if any, whose password everybody knows. */
export async function secondFactorState(
  { reads }: Pick<Ports, 'reads'>,
  { id, email }: Operator,
  guest: string | null,
): Promise<SecondFactorState> {
  if (guest !== null && sameText(email, guest)) return 'shared'
  return (await reads.secondFactors.of(id)) ? 'on' : 'missing'
}
