import type { Account, NotificationKind } from '../../accounts/account.ts'
import { unsubscribePurpose } from '../../accounts/links.ts'
import { mintLink } from '../../accounts/mail-links.ts'
import type { Ports, Stores } from '../../ports.ts'
import type { Instant } from '../../shared/time.ts'
import type { Letter, Unsubscribe } from '../letters.ts'
import type { SocialNotice } from '../notice.ts'

/** Obsolete. */
export const NOTHING = { become: 'nothing' } as const satisfies Written

/** A one-time mail. */
export const sealed = (letter: Letter): Written => ({ become: 'letter', letter })

/** Result for a notice: a mail, postponed, or nothing. */
export type Written =
  | {
      readonly become: 'letter'
      readonly letter: Letter
      /** Its round, and when the next is due; absent in a one-time mail. */
      readonly repeat?: { readonly round: number; readonly again: Instant | null }
    }
  | { readonly become: 'later'; readonly at: Instant }
  | { readonly become: 'nothing' }

/** Path of the page that shows another member's action. */
export const pathTo = (notice: SocialNotice): string =>
  notice.kind === 'new-message' ? `/chats/${notice.conversation}` : `/likes/m/${notice.from}`

/** Creates the unsubscribe link of a mail being sent: for the preference it depends on, and no other. */
export async function mintUnsubscribe(
  stores: Pick<Stores, 'links'>,
  ports: Pick<Ports, 'secrets' | 'now'>,
  { kind, account, email }: { kind: NotificationKind; account: Account; email: string },
): Promise<Unsubscribe> {
  const link = { purpose: unsubscribePurpose(kind), account, email }
  return { token: await mintLink(stores, ports, link), kind }
}
