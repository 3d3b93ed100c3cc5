import type { MemberId } from '../accounts/account.ts'
import type { Stores } from '../ports.ts'

/** Ends an email change under way: its links, and the mail that waits to be sent, which would bring another. */
export async function voidMailChange(
  { links, deliveries }: Pick<Stores, 'links' | 'deliveries'>,
  member: MemberId,
): Promise<void> {
  await links.void(member, 'change-mail')
  for (const { id } of await deliveries.unsent(member, 'change-mail')) await deliveries.done(id)
}
