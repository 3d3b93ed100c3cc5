import type { MemberId } from '../accounts/account.ts'
import { lifeOf, stateOf } from '../mail-links/mail-links.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import { voidMailChange } from './void-mail-change.ts'

/** An address that waits for its link to be used. */
export type PendingMailChange = { readonly email: string; readonly until: Instant }

/** A member's email change that waits for confirmation; `null` if none. */
export async function pendingMailChange(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  member: MemberId,
): Promise<PendingMailChange | null> {
  const link = await reads.links.newest(member, 'change-mail')
  if (link && stateOf(link, now()) === 'usable') return { email: link.email, until: link.expiresAt }
  return queuedMailChange({ reads, now }, member)
}

/** One whose mail waits to be sent: its link begins with the mail. */
async function queuedMailChange(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  member: MemberId,
): Promise<PendingMailChange | null> {
  const unsent = await reads.deliveries.unsent(member, 'change-mail')
  const notice = unsent.find(({ diedAt }) => diedAt === null)?.notice
  if (notice?.kind !== 'change-mail') return null
  return { email: notice.email, until: now() + lifeOf('change-mail') }
}

/** Cancels it: its links no longer work, nor does one in a mail that is still to be sent. */
export async function cancelMailChange(
  { atomically }: Pick<Ports, 'atomically'>,
  member: MemberId,
): Promise<void> {
  await atomically(async (stores) => {
    await stores.accounts.lock(member)
    await voidMailChange(stores, member)
    return ok(null)
  })
}
