import type { Ports, Stores } from '../ports.ts'
import type { Operator, OperatorSession } from './operator.ts'

/** A login: the operator, the session, and the secret for its cookie. */
export type OperatorLogin = {
  readonly operator: Operator
  readonly session: OperatorSession
  readonly token: string
}

/** Signs a browser in, always with a new secret. Its earlier session ends. The operator is locked. */
export async function startOperatorSession(
  { operatorSessions }: Pick<Stores, 'operatorSessions'>,
  { secrets, now }: Pick<Ports, 'secrets' | 'now'>,
  { operator, earlier }: { readonly operator: Operator; readonly earlier: string | null },
): Promise<OperatorLogin> {
  const token = secrets.token()
  const at = now()
  const session = { id: secrets.hash(token), operator: operator.id, startedAt: at, seenAt: at }
  if (earlier !== null) await operatorSessions.end(secrets.hash(earlier))
  await operatorSessions.add(session)
  return { operator, session, token }
}
