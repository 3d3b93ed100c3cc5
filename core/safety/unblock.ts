import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'

/** Lets two members see each other again; likes and chats that the block removed stay gone. */
export async function unblock(
  { atomically }: Pick<Ports, 'atomically'>,
  { member, blocked }: { readonly member: MemberId; readonly blocked: MemberId },
): Promise<void> {
  await atomically(async ({ blocks }) => ok(await blocks.remove(member, blocked)))
}
