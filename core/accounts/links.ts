import type { Instant } from '../shared/time.ts'
import { type MemberId, NOTIFICATION_KINDS, type NotificationKind } from './account.ts'

/** An unsubscribe link for one kind of notification, or, in mails sent before 2026-11-24, for all optional mails. */
export type UnsubscribePurpose = 'unsubscribe' | `unsubscribe-${NotificationKind}`

/** Purpose of a mailed link (product.md §4). */
export type LinkPurpose = 'activate' | 'reset' | 'change-mail' | 'reactivate' | UnsubscribePurpose

export const unsubscribePurpose = <K extends NotificationKind>(kind: K): `unsubscribe-${K}` =>
  `unsubscribe-${kind}`

/** Purposes of unsubscribe links. */
export const UNSUBSCRIBE_PURPOSES: readonly UnsubscribePurpose[] = [
  'unsubscribe',
  ...NOTIFICATION_KINDS.map(unsubscribePurpose),
]

export const LINK_PURPOSES: readonly LinkPurpose[] = [
  'activate',
  'reset',
  'change-mail',
  'reactivate',
  ...UNSUBSCRIBE_PURPOSES,
]

export const isUnsubscribe = (purpose: LinkPurpose): purpose is UnsubscribePurpose =>
  UNSUBSCRIBE_PURPOSES.some((one) => one === purpose)

/** The kind an unsubscribe link switches off; `null` if it is for all, or no such link. */
export const unsubscribedKind = (purpose: LinkPurpose): NotificationKind | null =>
  NOTIFICATION_KINDS.find((kind) => unsubscribePurpose(kind) === purpose) ?? null

/** A mailed link; only the hash of its token is stored. */
export type MailLink = {
  readonly hash: string
  readonly purpose: LinkPurpose
  readonly member: MemberId
  /** The email address it was sent to, and so proves. */
  readonly email: string
  readonly sentAt: Instant
  readonly expiresAt: Instant
  readonly usedAt: Instant | null
}

export interface LinkReads {
  byHash(hash: string): Promise<MailLink | null>
  /** A revoked link, which `byHash` does not find. */
  revoked(hash: string): Promise<MailLink | null>
  /** The last one sent to a member for a purpose that is not revoked. */
  newest(member: MemberId, purpose: LinkPurpose): Promise<MailLink | null>
  countSince(member: MemberId, purpose: LinkPurpose, moment: Instant): Promise<number>
}

export interface Links extends LinkReads {
  add(link: MailLink): Promise<void>
  /** Marks it used; of two concurrent calls only one gets `true`. */
  use(hash: string, at: Instant): Promise<boolean>
  /** Revokes a member's unused links of one purpose. */
  void(member: MemberId, purpose: LinkPurpose): Promise<void>
  /** Removes links of one purpose that expired before a moment. */
  removeEnded(purpose: LinkPurpose, before: Instant): Promise<void>
  /** Removes all of a member's links, including the addresses they were sent to. */
  erase(member: MemberId): Promise<void>
}
