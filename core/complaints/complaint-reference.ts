import type { Ports } from '../ports.ts'
import type { ComplaintId } from './complaint.ts'

const BETWEEN = '_'
const keyOf = ({ fingerprint }: Pick<Ports['secrets'], 'fingerprint'>, id: ComplaintId): string =>
  fingerprint(`complaint ${id}`)

/** What opens a complaint without a login: its id and a key made of it. Nothing of it is stored, and it is the same each time. */
export const complaintReference = ({ secrets }: Pick<Ports, 'secrets'>, id: ComplaintId): string =>
  `${id}${BETWEEN}${keyOf(secrets, id)}`

/** The complaint that a reference opens; `null` where its key is not the one. */
export function complaintOf(
  { secrets }: Pick<Ports, 'secrets'>,
  reference: string,
): ComplaintId | null {
  const [id = ''] = reference.split(BETWEEN)
  // Both are hashed, so that the time of comparing them tells nothing of the key.
  const same = secrets.hash(reference) === secrets.hash(complaintReference({ secrets }, id))
  return same ? id : null
}
