import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import type { MemberId } from './account.ts'

/** Signs out one of a member's own browsers; somebody else's stays as it is. */
export async function endSession(
  { atomically }: Pick<Ports, 'atomically'>,
  { member, session: id }: { readonly member: MemberId; readonly session: string },
): Promise<void> {
  await atomically(async ({ sessions }) => {
    const session = await sessions.byId(id)
    if (session?.member === member) await sessions.end(id)
    return ok(null)
  })
}
