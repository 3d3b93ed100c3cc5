import type { MemberId, NotificationKind } from '../../accounts/account.ts'
import type { DomainEvent, EventOf } from '../../events.ts'
import type { SiteId } from '../../site/settings.ts'

/** Priority: someone waits for an urgent one with the page open; bulk goes to many at once. */
export const PRIORITIES = ['urgent', 'account', 'social', 'bulk'] as const
export type Priority = (typeof PRIORITIES)[number]

/**
 * A kind of notification that is queued with the facts `F`. Types and data only: the ports of queue and mailer are made of
 * them, so what needs ports, writing the mail, is in `../letters`.
 */
export type Kind<F> = {
  readonly priority: Priority
  /** The preference it depends on; `null` if it cannot be switched off. */
  readonly preference: NotificationKind | null
  /** The events it comes from, with the facts that each gives; `null` if it is not for this one. */
  readonly from: { readonly [T in DomainEvent['type']]?: (event: EventOf<T>) => F | null }
  /** The page it leads to; absent if that is known only when it is written. */
  readonly path?: (facts: F) => string
  /** Present if it is mailed to a confirmed address only: another may be a stranger's. */
  readonly proven?: true
  /** Present if it is a text message. */
  readonly channel?: 'text'
}

/** A kind for each of these facts. A missing one does not compile. */
export type KindsOf<Queued> = { readonly [K in keyof Queued]: Kind<Queued[K]> }

export const URGENT = { priority: 'urgent', preference: null } as const
export const ACCOUNT = { priority: 'account', preference: null } as const

export type ToMember = { readonly member: MemberId }
/** The site a notification concerns; if absent, the one its member joined. */
export type Concerning = { readonly site?: SiteId }

/** The recipient's name, which each mail has; empty if it is unknown. */
export type Named = { readonly name: string }

export const toMember = ({ member }: ToMember): ToMember => ({ member })
export const siteOf = ({ site }: Concerning): Concerning => (site === undefined ? {} : { site })
