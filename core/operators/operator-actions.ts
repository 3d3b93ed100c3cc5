import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { OperatorId } from './operator.ts'

/** Coming and going, and with what, which is not work. */
export const ACCESS_ACTIONS = [
  'session.started',
  'session.ended',
  'second-factor.added',
  'second-factor.removed',
  'recovery-codes.replaced',
  'recovery-code.used',
] as const
export type AccessAction = (typeof ACCESS_ACTIONS)[number]

/** What an operator can do at the desk, in the past tense. */
export const OPERATOR_ACTIONS = [
  'photo.approved',
  'photo.refused',
  'photo.reopened',
  'chat-photo.approved',
  'chat-photo.refused',
  'report.taken',
  'report.decided',
  'member.warned',
  'member.banned',
  'member.unbanned',
  'complaint.taken',
  'complaint.answered',
  'delivery.retried',
  'event.retried',
  'campaign.sent',
  'campaign.stopped',
  ...ACCESS_ACTIONS,
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
  /** Whose photo it was; `null` where the subject says enough. */
  readonly member: MemberId | null
  /** Reason code of a refused photo. */
  readonly reason: string | null
  readonly at: Instant
}

/** What an action says besides its subject. */
export type ActionFacts = Pick<OperatorAction, 'member' | 'reason'>

/** Place of an action in the list. */
export type ActionPosition = Pick<OperatorAction, 'at' | 'id'>

/** Which actions: of a kind, of an operator or the command line (`null`); all where it says nothing. */
export type ActionFilter = {
  readonly action?: OperatorActionKind | undefined
  /** Besides that kind, reports that were decided so. */
  readonly outcome?: 'warning' | 'ban' | undefined
  readonly operator?: OperatorId | null | undefined
}

export interface OperatorActionReads {
  /** Newest first; those before a position, or all. Without those of some kinds, or only some, if given. */
  newest(
    before: ActionPosition | null,
    limit: number,
    without?: readonly OperatorActionKind[],
    only?: ActionFilter,
  ): Promise<readonly OperatorAction[]>
  /** Actions about one subject, newest first. */
  about(subject: string, limit: number): Promise<readonly OperatorAction[]>
  /** Actions on photos of a member, newest first. */
  onPhotosOf(member: MemberId, limit: number): Promise<readonly OperatorAction[]>
  /** The last action of a kind about a subject. */
  last(subject: string, action: OperatorActionKind): Promise<OperatorAction | null>
}

/** What operators did. Append-only. */
export interface OperatorActions extends OperatorActionReads {
  /** Adds an action once per id. */
  add(action: OperatorAction): Promise<void>
}
