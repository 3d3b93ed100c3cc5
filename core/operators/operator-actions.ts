import type { Instant } from '../shared/time.ts'
import type { OperatorId } from './operator.ts'

/** What an operator can do at the desk, in the past tense. */
export const OPERATOR_ACTIONS = [
  'photo.approved',
  'photo.refused',
  'chat-photo.approved',
  'chat-photo.refused',
  'report.taken',
  'report.decided',
  'member.warned',
  'member.banned',
  'member.unbanned',
  'complaint.answered',
  'delivery.retried',
  'event.retried',
  'campaign.sent',
  'campaign.stopped',
] as const
export type OperatorActionKind = (typeof OPERATOR_ACTIONS)[number]

/** One action of an operator. */
export type OperatorAction = {
  readonly id: string
  /** `null` is the command line. */
  readonly operator: OperatorId | null
  readonly action: OperatorActionKind
  /** Id of what it was about; `null` if about all. */
  readonly subject: string | null
  readonly at: Instant
}

/** Place of an action in the list. */
export type ActionPosition = Pick<OperatorAction, 'at' | 'id'>

export interface OperatorActionReads {
  /** Newest first; those before a position, or all. */
  newest(before: ActionPosition | null, limit: number): Promise<readonly OperatorAction[]>
  /** Actions about one subject, newest first. */
  about(subject: string, limit: number): Promise<readonly OperatorAction[]>
  /** The last action of a kind about a subject. */
  last(subject: string, action: OperatorActionKind): Promise<OperatorAction | null>
}

/** What operators did. Append-only. */
export interface OperatorActions extends OperatorActionReads {
  /** Adds an action once per id. */
  add(action: OperatorAction): Promise<void>
}
