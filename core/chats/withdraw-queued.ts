import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import type { MessageId } from './chat.ts'

/**
 * Takes back a member's queued message, which was not sent yet: it waits for their email, or is unpaid. `false` if it
 * is not queued, such as once it was sent.
 */
export async function withdrawQueued(
  { atomically }: Pick<Ports, 'atomically'>,
  { member, message }: { readonly member: MemberId; readonly message: MessageId },
): Promise<boolean> {
  const { value } = await atomically(async ({ accounts, queued }) => {
    // Confirming the email locks the account too, and sends what is queued.
    await accounts.lock(member)
    return ok(await queued.remove(member, message))
  })
  return value
}
