import type { AccountError, SignupBlockError } from './accounts/errors.ts'
import type { ChatError } from './chats/errors.ts'
import type { DeskError, OperatorError } from './desk/errors.ts'
import type { BlockError, DiscoveryError, LikeError } from './discovery/errors.ts'
import type { SignupError } from './membership/errors.ts'
import type { DebitError, DiscountDeskError, OrderError, WithdrawalError } from './money/errors.ts'
import type { CampaignError, DeliveryError, NotificationError } from './notifications/errors.ts'
import type { EventError } from './platform/errors.ts'
import type { PhotoError, ProfileError } from './profiles/errors.ts'
import type { ComplaintError, ReportDecisionError, ReportError } from './safety/errors.ts'

/** Every refusal. Its `code` is also the wire code and the translation key. */
export type DomainError =
  | AccountError
  | SignupBlockError
  | SignupError
  | ProfileError
  | PhotoError
  | DiscoveryError
  | LikeError
  | ChatError
  | OrderError
  | DiscountDeskError
  | DebitError
  | NotificationError
  | BlockError
  | ReportError
  | ReportDecisionError
  | ComplaintError
  | WithdrawalError
  | EventError
  | DeliveryError
  | CampaignError
  | OperatorError
  | DeskError

export type ErrorCode = DomainError['code']
