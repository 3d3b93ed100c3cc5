import type { Account, NotificationKind } from '../accounts/account.ts'
import { unsubscribePurpose } from '../mail-links/links.ts'
import { mintLink } from '../mail-links/mail-links.ts'
import type { Ports, Stores } from '../ports.ts'
import type { Unsubscribe } from './letters.ts'

/** Creates the unsubscribe link of a mail being sent: for the preference it depends on, and no other. */
export async function mintUnsubscribe(
  stores: Pick<Stores, 'links'>,
  ports: Pick<Ports, 'secrets' | 'now'>,
  { kind, account, email }: { kind: NotificationKind; account: Account; email: string },
): Promise<Unsubscribe> {
  const link = { purpose: unsubscribePurpose(kind), account, email }
  return { token: await mintLink(stores, ports, link), kind }
}
