import type { Ports, Stores } from '../ports.ts'
import { browserProof } from './known-browser.ts'
import type { Operator, OperatorSession } from './operator.ts'

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
