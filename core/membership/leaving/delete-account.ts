import { type Account, type DeletionReason, isOpen, type MemberId } from '../../accounts/account.ts'
import { signOutEverywhere } from '../../accounts/start-session.ts'
import { contactsOf } from '../../chats/may-write.ts'
import { cancelPayments, cancelPending } from '../../money/cancel-pending.ts'
import type { Ports } from '../../ports.ts'
import { updateListing } from '../../profiles/listing.ts'
import { ok } from '../../shared/result.ts'
import type { SiteId } from '../../site/settings.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'sites' | 'now' | 'newId'>

export type DeleteAccount = {
  readonly member: MemberId
  readonly reason: DeletionReason | null
  /** The site of the request. */
  readonly site: SiteId
}

/**
 * Deletes an account: hidden and signed out at once, pending orders cancelled; for 14 days a mailed link restores
 * it. Later payments are returned.
 */
export async function deleteAccount(
  ports: Needs,
  { member, reason, site }: DeleteAccount,
): Promise<void> {
  const { atomically, now } = ports
  const closed = await atomically(async (stores) => {
    const account = await stores.accounts.lock(member)
    // A ban takes no right to go.
    if (!account || !(isOpen(account) || account.status === 'banned')) return ok([])
    const deleted: Account = {
      ...account,
      status: 'deleted',
      deletedAt: now(),
      deletionReason: reason,
    }
    await stores.accounts.save(deleted)
    await updateListing(stores, deleted)
    await signOutEverywhere(stores, member)
    const unpaid = await cancelPending(stores, member, now())
    const others = await contactsOf(stores, member)
    await stores.events.append({ type: 'account.closed', member, site, knownTo: others }, now())
    return ok(unpaid.ok ? unpaid.value : [])
  })
  if (closed.ok) await cancelPayments(ports, closed.value)
}
