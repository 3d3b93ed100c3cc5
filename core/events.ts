import type { AccountEvent } from './accounts/events.ts'
import type { BlockEvent } from './blocks/events.ts'
import type { ChatEvent } from './chats/events.ts'
import type { ComplaintEvent } from './complaints/events.ts'
import type { LikeEvent } from './likes/events.ts'
import type { OrderEvent } from './orders/events.ts'
import type { PhotoEvent } from './photos/events.ts'
import type { ReportEvent } from './reports/events.ts'

/**
 * Everything that can happen, as facts in the past tense. A fact carries ids, never personal text or a secret; its
 * meaning never changes: what means something else gets a new name.
 */
export type DomainEvent =
  | AccountEvent
  | ChatEvent
  | LikeEvent
  | OrderEvent
  | PhotoEvent
  | BlockEvent
  | ReportEvent
  | ComplaintEvent

/** Every type there is; a missing or extra one does not compile. */
const TYPES: Readonly<Record<DomainEvent['type'], true>> = {
  'account.joined': true,
  'account.confirmed': true,
  'account.changed': true,
  'account.closed': true,
  'account.restored': true,
  'account.erased': true,
  'activation.requested': true,
  'reset.requested': true,
  'password.changed': true,
  'email.changed': true,
  'device.added': true,
  'password.guessed': true,
  'session.ended': true,
  'message.sent': true,
  'conversation.read': true,
  'conversation.hidden': true,
  'member.liked': true,
  'match.made': true,
  'like.withdrawn': true,
  'order.completed': true,
  'order.failed': true,
  'order.cancelled': true,
  'order.refund-requested': true,
  'order.refund-failed': true,
  'order.refunded': true,
  'order.charged-back': true,
  'order.chargeback-reversed': true,
  'debit.code-requested': true,
  'photo.decided': true,
  'member.blocked': true,
  'member.unblocked': true,
  'report.filed': true,
  'complaint.filed': true,
}

/** Whether this version of the code knows a type: an older or newer one may have written to the log. */
export const isEventType = (type: string): type is DomainEvent['type'] => Object.hasOwn(TYPES, type)
