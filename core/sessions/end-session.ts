import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'

/** Signs out one of a member's own browsers and removes it as a device; another member's is unaffected. */
export async function endSession(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member, session: id }: { readonly member: MemberId; readonly session: string },
): Promise<void> {
  await atomically(async ({ sessions, devices, events }) => {
    const session = await sessions.byId(id)
    if (session?.member !== member) return ok(null)
    await sessions.end(id)
    if (session.device !== null) await devices.remove(session.device, member)
    await events.append({ type: 'session.ended', member }, now())
    return ok(null)
  })
}
