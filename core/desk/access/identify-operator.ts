import type { Ports } from '../../ports.ts'
import { ok, unlessReadOnly } from '../../shared/result.ts'
import { MINUTE, type Millis } from '../../shared/time.ts'
import { isLiveSession, OPERATOR_SESSION, type Operator } from '../operator.ts'

/** How often, at most, the last request is written. */
const SEEN_EVERY: Millis = MINUTE

/** Finds the operator of a session cookie and records the request; `null` for anyone else. */
export async function identifyOperator(
  { reads, atomically, secrets, now }: Pick<Ports, 'reads' | 'atomically' | 'secrets' | 'now'>,
  token: string | null,
): Promise<Operator | null> {
  if (!token) return null
  const session = await reads.operatorSessions.byId(secrets.hash(token))
  const at = now()
  if (!session || !isLiveSession(session, at)) return null
  const operator = await reads.operators.byId(session.operator)
  if (!operator || operator.removedAt !== null) return null
  if (Math.abs(at - session.seenAt) >= SEEN_EVERY) {
    await atomically(async ({ operatorSessions }) => {
      await operatorSessions.seen(session.id, at)
      return ok(null)
    }).catch(unlessReadOnly)
  }
  return operator
}

/** Prunes sessions that were idle for too long. */
export async function pruneOperatorSessions({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ operatorSessions }) => {
    await operatorSessions.removeUnused(now() - OPERATOR_SESSION.idle)
    return ok(null)
  })
}
