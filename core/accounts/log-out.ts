import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'

/** Signs a browser out, whether or not its session was still there. */
export async function logOut(
  { atomically, secrets }: Pick<Ports, 'atomically' | 'secrets'>,
  token: string,
): Promise<void> {
  await atomically(async ({ sessions }) => ok(await sessions.end(secrets.hash(token))))
}
