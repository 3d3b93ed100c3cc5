import type { MemberId } from '../accounts/account.ts'
import { stateOf } from '../mail-links/mail-links.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'

/** An address that waits for its link to be used. */
export type PendingMailChange = { readonly email: string; readonly until: Instant }

/** A member's email change that waits for confirmation; `null` if none. */
export async function pendingMailChange(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  member: MemberId,
): Promise<PendingMailChange | null> {
  const link = await reads.links.newest(member, 'change-mail')
  if (!link || stateOf(link, now()) !== 'usable') return null
  return { email: link.email, until: link.expiresAt }
}

/** Cancels it: its links no longer work. */
export async function cancelMailChange(
  { atomically }: Pick<Ports, 'atomically'>,
  member: MemberId,
): Promise<void> {
  await atomically(async ({ accounts, links }) => {
    await accounts.lock(member)
    await links.void(member, 'change-mail')
    return ok(null)
  })
}
