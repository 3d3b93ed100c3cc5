import type { AccountError } from './accounts/errors.ts'
import type { BlockError } from './blocks/errors.ts'
import type { CampaignError } from './campaigns/errors.ts'
import type { ChatError } from './chats/errors.ts'
import type { ComplaintError } from './complaints/errors.ts'
import type { DeliveryError } from './deliveries/errors.ts'
import type { DeskError } from './desk/errors.ts'
import type { DebitError } from './direct-debit/errors.ts'
import type { DiscoveryError } from './discovery/errors.ts'
import type { EventError } from './event-log/errors.ts'
import type { LikeError } from './likes/errors.ts'
import type { NotificationError } from './notifications/errors.ts'
import type { OperatorError } from './operators/errors.ts'
import type { OrderError } from './orders/errors.ts'
import type { PhotoError } from './photos/errors.ts'
import type { ProfileError } from './profiles/errors.ts'
import type { ReportError } from './reports/errors.ts'
import type { ReportDecisionError } from './restrictions/errors.ts'
import type { SignupError } from './signup/errors.ts'
import type { WithdrawalError } from './withdrawals/errors.ts'

/** Every refusal. Its `code` is also the wire code and the translation key. */
export type DomainError =
  | AccountError
  | SignupError
  | ProfileError
  | PhotoError
  | DiscoveryError
  | LikeError
  | ChatError
  | OrderError
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
