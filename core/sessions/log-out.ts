import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'

/** Logs a browser out; idempotent. */
export async function logOut(
  { atomically, secrets, now }: Pick<Ports, 'atomically' | 'secrets' | 'now'>,
  token: string,
): Promise<void> {
  await atomically(async ({ sessions, events }) => {
    const session = await sessions.byId(secrets.hash(token))
    if (!session) return ok(null)
    await sessions.end(session.id)
    await events.append({ type: 'session.ended', member: session.member }, now())
    return ok(null)
  })
}
