import type { Account, NotificationKind } from '../../accounts/account.ts'
import { unsubscribePurpose } from '../../accounts/links.ts'
import { mintLink } from '../../accounts/mail-links.ts'
import type { Ports, Stores } from '../../ports.ts'
import type { Instant } from '../../shared/time.ts'
import type { Settings } from '../../site/settings.ts'
import type { Envelope, Letter, Unsubscribe, UrlOf } from '../letters.ts'
import type { SkipReason, WaitReason } from '../mail-log.ts'
import type { NotificationOf, Queued } from '../notification.ts'

/** Obsolete. */
export const NOTHING = { become: 'nothing', why: 'outdated' } as const satisfies Written

/** Not sent, and why. */
export const skipped = <const Why extends SkipReason>(why: Why) =>
  ({ become: 'nothing', why }) as const

/** Result for a notification: a mail, postponed, or nothing. */
export type Written =
  | {
      readonly become: 'letter'
      readonly letter: Letter
      /** Its round, and when the next is due; absent in a one-time mail. */
      readonly repeat?: { readonly round: number; readonly again: Instant | null }
    }
  | { readonly become: 'later'; readonly at: Instant; readonly why: WaitReason }
  | { readonly become: 'nothing'; readonly why: SkipReason }

export type WritingPorts = Pick<
  Ports,
  'reads' | 'atomically' | 'secrets' | 'sites' | 'photoFiles' | 'peoplePictures' | 'now'
>

/** A mail to a member that is to be written. */
export type MemberMail<K extends keyof Queued> = {
  readonly notification: NotificationOf<K>
  /** Of its delivery. */
  readonly id: string
  readonly addedAt: Instant
  readonly account: Account
  /** Addressed, and branded as the site it concerns, whose settings these are. */
  readonly envelope: Envelope
  readonly settings: Settings
  readonly urlOf: UrlOf
  /** The member's. */
  readonly name: string
}

/** Writes a mail to a member from the current state; `null` if it no longer applies. */
export type Writer<K extends keyof Queued> = (
  ports: WritingPorts,
  mail: MemberMail<K>,
) => Promise<Letter | Written | null>

export type WritersOf<Kinds extends Partial<Queued>> = {
  readonly [K in keyof Kinds & keyof Queued]: Writer<K>
}

/** Writes a mail to an address, which need not be a member's; `null` if it no longer applies. */
export type DirectWriter<K extends keyof Queued> = (
  ports: WritingPorts,
  notification: NotificationOf<K>,
  urlOf: UrlOf,
) => Promise<Letter | null>

/** Creates the unsubscribe link of a mail being sent: for the preference it depends on, and no other. */
export async function mintUnsubscribe(
  stores: Pick<Stores, 'links'>,
  ports: Pick<Ports, 'secrets' | 'now'>,
  { kind, account, email }: { kind: NotificationKind; account: Account; email: string },
): Promise<Unsubscribe> {
  const link = { purpose: unsubscribePurpose(kind), account, email }
  return { token: await mintLink(stores, ports, link), kind }
}
