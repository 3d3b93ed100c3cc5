import { queueNotice } from '../notifications/queue-notice.ts'
import type { Ports } from '../ports.ts'
import { relist } from '../profiles/listing.ts'
import { ok } from '../shared/result.ts'
import { type Account, isOpen, type MemberId } from './account.ts'
import type { DeletionReason } from './deletion.ts'

type Needs = Pick<Ports, 'atomically' | 'announcer' | 'now' | 'newId'>

/** Takes a member out of sight and signs them out at once; for 14 days a mailed link brings everything back. */
export async function deleteAccount(
  ports: Needs,
  { member, reason }: { readonly member: MemberId; readonly reason: DeletionReason },
): Promise<void> {
  const { atomically, announcer, now } = ports
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
    await queueNotice(stores, ports, { kind: 'reactivate', member })
    return ok(null)
  })
  announcer.announce(member, { type: 'account' })
}
