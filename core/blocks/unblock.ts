import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'

/** Lets two members see each other again; likes and chats that the block removed stay gone. */
export async function unblock(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member, blocked }: { readonly member: MemberId; readonly blocked: MemberId },
): Promise<void> {
  await atomically(async ({ accounts, blocks, events }) => {
    await accounts.lockBoth(member, blocked)
    if (await blocks.remove(member, blocked)) {
      await events.append({ type: 'member.unblocked', by: member, blocked }, now())
    }
    return ok(null)
  })
}
