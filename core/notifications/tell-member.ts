import type { Ports, Stores } from '../ports.ts'
import type { SocialNotice } from './outbox.ts'
import { queueNotice } from './queue-notice.ts'

/** Puts word of another's doing on its way: a letter, and a push to each browser that takes them. */
export async function tellMember(
  stores: Pick<Stores, 'outbox' | 'pushSubscriptions'>,
  stamp: Pick<Ports, 'now' | 'newId'>,
  about: SocialNotice,
): Promise<void> {
  const { member } = about
  await queueNotice(stores, stamp, about)
  for (const { endpoint } of await stores.pushSubscriptions.of(member)) {
    await queueNotice(stores, stamp, { kind: 'push', member, endpoint, about })
  }
}
