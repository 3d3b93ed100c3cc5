import type { AccountEvent } from './accounts/events.ts'
import type { BlockEvent } from './blocks/events.ts'
import type { ChatEvent } from './chats/events.ts'
import type { ComplaintEvent } from './complaints/events.ts'
import type { CreditEvent } from './credits/events.ts'
import type { LikeEvent } from './likes/events.ts'
import type { OrderEvent } from './payments/events.ts'
import type { PhotoEvent } from './photos/events.ts'
import type { ReportEvent } from './reports/events.ts'
import type { RestrictionEvent } from './restrictions/events.ts'
import type { WithdrawalEvent } from './withdrawals/events.ts'

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
