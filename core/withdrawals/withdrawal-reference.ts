import type { Ports } from '../ports.ts'
import type { WithdrawalId } from './withdrawal.ts'

const BETWEEN = '_'

/** Confirms a withdrawal without a login: its id plus an HMAC of it, which only its mail contains. */
export const withdrawalReference = (
  { secrets }: Pick<Ports, 'secrets'>,
  id: WithdrawalId,
): string => `${id}${BETWEEN}${secrets.fingerprint(`withdrawal ${id}`)}`

/** The id of the withdrawal; `null` if the HMAC is wrong. */
export function withdrawalOf(
  { secrets }: Pick<Ports, 'secrets'>,
  reference: string,
): WithdrawalId | null {
  const [id = ''] = reference.split(BETWEEN)
  // Comparing hashes: no timing leak.
  const same = secrets.hash(reference) === secrets.hash(withdrawalReference({ secrets }, id))
  return same ? id : null
}
