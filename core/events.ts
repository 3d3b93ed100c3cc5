import type { AccountEvent } from './accounts/events.ts'
import type { ChatEvent } from './chats/events.ts'
import type { BlockEvent, LikeEvent } from './discovery/events.ts'
import type { CreditEvent, OrderEvent, WithdrawalEvent } from './money/events.ts'
import type { PhotoEvent } from './profiles/events.ts'
import type { ComplaintEvent, ReportEvent, RestrictionEvent } from './safety/events.ts'
import type { SiteEvent } from './site/events.ts'

/**
 * All events, in the past tense. An event has ids, never personal text or a secret; its meaning never changes: a new
 * meaning gets a new name.
 */
export type DomainEvent =
  | AccountEvent
  | ChatEvent
  | LikeEvent
  | CreditEvent
  | OrderEvent
  | PhotoEvent
  | BlockEvent
  | ReportEvent
  | RestrictionEvent
  | ComplaintEvent
  | WithdrawalEvent
  | SiteEvent

/** The event of a type, or of one of several. */
export type EventOf<
  T extends DomainEvent['type'],
  E extends DomainEvent = DomainEvent,
> = E extends DomainEvent ? (T extends E['type'] ? E : never) : never
