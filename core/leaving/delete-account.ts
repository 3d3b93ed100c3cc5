import { type Account, isOpen, type MemberId } from '../accounts/account.ts'
import type { DeletionReason } from '../accounts/deletion.ts'
import type { Ports } from '../ports.ts'
import { relist } from '../profiles/listing.ts'
import { ok } from '../shared/result.ts'
import type { SiteId } from '../site/settings.ts'
import { knownTo } from './known-to.ts'

type Needs = Pick<Ports, 'atomically' | 'now'>

export type DeleteAccount = {
  readonly member: MemberId
  readonly reason: DeletionReason | null
  /** Where it was asked for. */
  readonly site: SiteId
}

/** Takes a member out of sight and signs them out at once; for 14 days a mailed link brings everything back. */
export async function deleteAccount(
  ports: Needs,
  { member, reason, site }: DeleteAccount,
): Promise<void> {
  const { atomically, now } = ports
  await atomically(async (stores) => {
    const account = await stores.accounts.hold(member)
    if (!account || !isOpen(account)) return ok(null)
    const deleted: Account = {
      ...account,
      status: 'deleted',
      deletedAt: now(),
      deletionReason: reason,
    }
    await stores.accounts.save(deleted)
    await relist(stores, deleted)
    await stores.sessions.endAllOf(member, null)
    await stores.pushSubscriptions.removeAllOf(member)
    for (const purpose of ['activate', 'reset', 'change-mail'] as const) {
      await stores.links.void(member, purpose)
    }
    const others = await knownTo(stores, member)
    await stores.events.append({ type: 'account.closed', member, site, knownTo: others }, now())
    return ok(null)
  })
}
