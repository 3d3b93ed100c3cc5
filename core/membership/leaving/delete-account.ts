import { type Account, type DeletionReason, isOpen, type MemberId } from '../../accounts/account.ts'
import { signOutEverywhere } from '../../accounts/start-session.ts'
import { contactsOf } from '../../chats/may-write.ts'
import type { Payment } from '../../money/order.ts'
import { cancelPayments, cancelPending } from '../../money/settle-payment.ts'
import type { Ports, Stores } from '../../ports.ts'
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
  const closed = await ports.atomically(async (stores) => {
    const account = await stores.accounts.lock(member)
    return ok(account ? await closeAccount(stores, ports, { account, reason, site }) : [])
  })
  await cancelPayments(ports, closed.value)
}

/** The same for a locked account, in a transaction: returns the payments to cancel after it. */
export async function closeAccount(
  stores: Stores,
  { now }: Pick<Ports, 'now'>,
  { account, reason, site }: Omit<DeleteAccount, 'member'> & { readonly account: Account },
): Promise<readonly Payment[]> {
  const member = account.id
  // A ban takes no right to go.
  if (!(isOpen(account) || account.status === 'banned')) return []
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
  return unpaid.ok ? unpaid.value : []
}
