import type { Ports } from '../ports.ts'

/** Whether a session was ended elsewhere: one that only expired is known for as long as its cookie. */
export async function isRevoked(
  { reads, secrets }: Pick<Ports, 'reads' | 'secrets'>,
  token: string | null,
): Promise<boolean> {
  return token !== null && (await reads.sessions.byId(secrets.hash(token))) === null
}
