import type { Ports, Stores } from '../../ports.ts'
import { ok } from '../../shared/result.ts'
import { recordAccess } from '../log/recorded-as.ts'
import { isLiveSession, type Operator, type OperatorSession } from '../operator.ts'

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

/** A login: the operator, the session, and the values of its cookies. */
export type OperatorLogin = {
  readonly operator: Operator
  readonly session: OperatorSession
  readonly token: string
  /** Proves later that the operator logged in in this browser. */
  readonly device: string
}

/** The cookies that a browser showed at its login, if any. */
export type DeskBrowser = {
  /** That of its earlier session, which ends. */
  readonly session: string | null
  readonly device: string | null
}

/** Signs a browser in, always with a new secret. Its earlier session ends. The operator is locked. */
export async function startOperatorSession(
  { operatorSessions }: Pick<Stores, 'operatorSessions'>,
  { secrets, now }: Pick<Ports, 'secrets' | 'now'>,
  operator: Operator,
  browser: DeskBrowser,
): Promise<OperatorLogin> {
  const token = secrets.token()
  const at = now()
  const session = { id: secrets.hash(token), operator: operator.id, startedAt: at, seenAt: at }
  if (browser.session !== null) await operatorSessions.end(secrets.hash(browser.session))
  await operatorSessions.add(session)
  const device = browserProof({ secrets }, operator, browser.device)
  return { operator, session, token, device }
}

/** Ends a session at the desk; idempotent. */
export async function logOutOperator(
  ports: Pick<Ports, 'atomically' | 'secrets' | 'now' | 'newId'>,
  token: string,
): Promise<void> {
  await ports.atomically(async (stores) => {
    const { operatorSessions, operators } = stores
    const id = ports.secrets.hash(token)
    const known = await operatorSessions.byId(id)
    // Locked: of two at once, the second finds that it ended.
    if (known) await operators.lock(known.operator)
    const session = known && (await operatorSessions.byId(id))
    await operatorSessions.end(id)
    // One that ended by itself was not ended by anybody.
    if (session && isLiveSession(session, ports.now()))
      await recordAccess(stores, ports, { operator: session.operator, action: 'session.ended' })
    return ok(null)
  })
}
