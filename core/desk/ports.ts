import type { MemberId } from '../accounts/account.ts'
import type { DomainEvent } from '../events.ts'
import { HOUR, type Instant } from '../shared/time.ts'
import type { CreditChangeReads, CreditChanges } from './credit-changes.ts'
import type { MemberListReads } from './member-lists.ts'
import type {
  MemberNoteReads,
  MemberNotes,
  MemberRequestReads,
  MemberRequests,
} from './member-requests.ts'
import type { Operator, OperatorId, OperatorSession } from './operator.ts'
import type { OrderListReads } from './order-lists.ts'
import type { SecondFactorReads, SecondFactors } from './second-factor.ts'
import type { SitePictures } from './sites/picture-keys.ts'

/** An audit entry about a member, kept longer than the event it was derived from. */
export type AuditEntry = {
  /** Of the event: handling it again creates no second entry. */
  readonly sequence: number
  readonly member: MemberId
  readonly type: DomainEvent['type']
  /** Subject: an order, a photo, a report, another member; `null` if only the member. */
  readonly subject: string | null
  readonly at: Instant
}

export interface AuditReads {
  /** A member's entries, newest first, before a sequence. */
  of(member: MemberId, before: number | null, limit: number): Promise<readonly AuditEntry[]>
  /** A member's entries about one subject, newest first. */
  about(member: MemberId, subject: string, limit: number): Promise<readonly AuditEntry[]>
}

/** The audit trail. Append-only; erased with its member. */
export interface AuditTrail extends AuditReads {
  add(entry: AuditEntry): Promise<void>
  erase(member: MemberId): Promise<void>
}

export interface OperatorReads {
  /** Also a removed one. */
  byId(id: OperatorId): Promise<Operator | null>
  /** The one with this email who is not removed, however its case and domain are written. */
  byEmail(email: string): Promise<Operator | null>
  byInvitation(hash: string): Promise<Operator | null>
  /** All, removed ones too, in the order they were added. */
  all(): Promise<readonly Operator[]>
}

export interface Operators extends OperatorReads {
  /** `false` if the id or the email is in use; the store guarantees uniqueness. */
  add(operator: Operator): Promise<boolean>
  /** Reads an operator and locks the row until the end of the transaction. */
  lock(id: OperatorId): Promise<Operator | null>
  /** Reads all who are not removed and locks their rows, by id. */
  lockAll(): Promise<readonly Operator[]>
  /** Stores a locked operator's new state. */
  save(operator: Operator): Promise<void>
}

export interface OperatorSessionReads {
  byId(id: string): Promise<OperatorSession | null>
}

export interface OperatorSessions extends OperatorSessionReads {
  add(session: OperatorSession): Promise<void>
  seen(id: string, at: Instant): Promise<void>
  end(id: string): Promise<void>
  endAllOf(operator: OperatorId): Promise<void>
  /** Removes sessions unused since a moment. */
  removeUnused(since: Instant): Promise<void>
}

/** Why a login at the desk was refused: a wrong password, a wrong code, or too many of both before. */
export const LOGIN_REFUSALS = ['password.refused', 'code.refused', 'login.blocked'] as const
export type LoginRefusalKind = (typeof LOGIN_REFUSALS)[number]

/** Refused logins of one hour. */
export type LoginRefusals = {
  readonly id: string
  /** `null` if nobody has the email that was typed, which is not stored. */
  readonly operator: OperatorId | null
  readonly kind: LoginRefusalKind
  readonly at: Instant
  readonly lastAt: Instant
  readonly times: number
}

/** A refused login. */
export type RefusedLogin = Pick<LoginRefusals, 'id' | 'operator' | 'kind' | 'at'>

/** Refusals with the same slot are counted together, so that guessing does not fill the log. */
export const refusalSlot = ({ operator, kind, at }: RefusedLogin): string =>
  `${operator ?? ''} ${kind} ${Math.floor(at / HOUR)}`

/** Which refusals: of a kind, of an operator; all where it says nothing. */
export type RefusalFilter = {
  readonly kind?: LoginRefusalKind | undefined
  readonly operator?: OperatorId | undefined
}

export interface LoginRefusalReads {
  /** By their first, newest first; those before a position, or all. */
  newest(
    before: ActionPosition | null,
    limit: number,
    only?: RefusalFilter,
  ): Promise<readonly LoginRefusals[]>
}

export interface LoginRefusalLog extends LoginRefusalReads {
  /** Counts a refused login with the others of its slot; `id` is that of the first. */
  count(refused: RefusedLogin): Promise<void>
}

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
  /** A second look at what a colleague approved, or what was published on trust. */
  'photo.confirmed',
  /** The same at one's own approval: nobody else could. */
  'own-approval.confirmed',
  'chat-photo.approved',
  'chat-photo.refused',
  'report.taken',
  'report.decided',
  'member.warned',
  'member.banned',
  'member.unbanned',
  'member.mailed',
  'member.corrected',
  'member.disconnected',
  'member.noted',
  'member.exported',
  'member.requested',
  'member.postponed',
  'member.answered',
  'member.dropped',
  'signup-block.added',
  'signup-block.ended',
  'complaint.taken',
  'complaint.answered',
  /** Its answer judges a decision of the same operator: nobody else could give it. */
  'own-decision.reviewed',
  'delivery.retried',
  'event.retried',
  'campaign.sent',
  'campaign.stopped',
  'discount-code.added',
  'discount-code.ended',
  'order.handled',
  'order.refunded',
  'books.exported',
  'credits.granted',
  'credits.taken',
  'credits.requested',
  'credits.confirmed',
  'credits.refused',
  'site.published',
  'site.restored',
  'site.closed',
  'sites.imported',
  'page.published',
  'operator.invited',
  'operator.changed',
  'operator.removed',
  'log.exported',
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
  /** Reason code of a refused photo; roles of an operator, as `rolesText` writes them. */
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

/** What is read, without a transaction. */
export interface DeskReads {
  readonly audit: AuditReads
  readonly operators: OperatorReads
  readonly operatorSessions: OperatorSessionReads
  readonly operatorActions: OperatorActionReads
  readonly secondFactors: SecondFactorReads
  readonly loginRefusals: LoginRefusalReads
  readonly orderLists: OrderListReads
  readonly memberLists: MemberListReads
  readonly creditChanges: CreditChangeReads
  readonly memberRequests: MemberRequestReads
  readonly memberNotes: MemberNoteReads
}

/** What is read and written inside a transaction. */
export interface DeskStores {
  readonly audit: AuditTrail
  readonly operators: Operators
  readonly operatorSessions: OperatorSessions
  readonly operatorActions: OperatorActions
  readonly secondFactors: SecondFactors
  readonly loginRefusals: LoginRefusalLog
  readonly orderLists: OrderListReads
  readonly memberLists: MemberListReads
  readonly creditChanges: CreditChanges
  readonly memberRequests: MemberRequests
  readonly memberNotes: MemberNotes
}

/** What else is asked of the world. */
export interface DeskPorts {
  readonly sitePictures: SitePictures
}
