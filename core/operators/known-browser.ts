import type { Ports } from '../ports.ts'
import type { Operator } from './operator.ts'

type Needs = Pick<Ports, 'secrets'>
type Of = Pick<Operator, 'id' | 'passwordHash'>

const BETWEEN = '.'

/**
 * What a browser keeps in which an operator logged in: a name and an HMAC of it with the operator and their password.
 * Not stored, and without value once the password is another.
 */
const proofOf = ({ secrets }: Needs, { id, passwordHash }: Of, name: string): string =>
  `${name}${BETWEEN}${secrets.fingerprint(`desk-browser ${name} ${id} ${passwordHash}`)}`

/** The name of a browser in which this operator logged in under their present password; `null` for any other. */
export function knownBrowser(
  ports: Needs,
  operator: Of | null,
  proof: string | null,
): string | null {
  if (!operator || operator.passwordHash === null || proof === null) return null
  const [name = ''] = proof.split(BETWEEN)
  const { hash } = ports.secrets
  // Comparing hashes: no timing leak.
  return hash(proof) === hash(proofOf(ports, operator, name)) ? name : null
}

/** The proof for a browser in which an operator logs in: the one it showed, or a new one. */
export function browserProof(ports: Needs, operator: Of, shown: string | null): string {
  const known = knownBrowser(ports, operator, shown)
  return proofOf(ports, operator, known ?? ports.secrets.token())
}
