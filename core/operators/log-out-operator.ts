import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'

/** Ends a session at the desk; idempotent. */
export async function logOutOperator(
  { atomically, secrets }: Pick<Ports, 'atomically' | 'secrets'>,
  token: string,
): Promise<void> {
  await atomically(async ({ operatorSessions }) => {
    await operatorSessions.end(secrets.hash(token))
    return ok(null)
  })
}
