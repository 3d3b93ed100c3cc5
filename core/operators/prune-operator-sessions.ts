import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { OPERATOR_SESSION } from './operator.ts'

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
