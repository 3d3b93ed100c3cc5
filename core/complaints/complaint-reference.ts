import type { Ports } from '../ports.ts'
import type { ComplaintId } from './complaint.ts'

const BETWEEN = '_'
const keyOf = ({ fingerprint }: Pick<Ports['secrets'], 'fingerprint'>, id: ComplaintId): string =>
  fingerprint(`complaint ${id}`)

/** Opens a complaint without a login: its id plus an HMAC of it. Deterministic, and not stored. */
export const complaintReference = ({ secrets }: Pick<Ports, 'secrets'>, id: ComplaintId): string =>
  `${id}${BETWEEN}${keyOf(secrets, id)}`

/** The id of the complaint; `null` if the HMAC is wrong. */
export function complaintOf(
  { secrets }: Pick<Ports, 'secrets'>,
  reference: string,
): ComplaintId | null {
  const [id = ''] = reference.split(BETWEEN)
  // Comparing hashes: no timing leak.
  const same = secrets.hash(reference) === secrets.hash(complaintReference({ secrets }, id))
  return same ? id : null
}
