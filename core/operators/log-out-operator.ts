import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { isLiveSession } from './operator.ts'
import { recordAccess } from './record-access.ts'

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
