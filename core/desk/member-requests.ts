import type { MemberId } from '../accounts/account.ts'
import type { Queue } from '../shared/paging.ts'
import type { Instant, IsoDate } from '../shared/time.ts'
import type { SiteScope } from '../site/settings.ts'
import type { OperatorId } from './operator.ts'

/** What somebody may ask for in a letter (GDPR, articles 15 and 17). */
export const REQUEST_KINDS = ['export', 'erase'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** A member's request that came by letter, recorded by an operator. */
export type MemberRequest = {
  /** Client-made: idempotency key. */
  readonly id: string
  readonly member: MemberId
  readonly kind: RequestKind
  readonly cameOn: IsoDate
  /** The last day to answer it. */
  readonly dueOn: IsoDate
  readonly addedBy: OperatorId
  readonly addedAt: Instant
  /** Why it takes longer; `null` if it does not, '' once its member is erased. */
  readonly extended: string | null
  readonly state: 'open' | 'done' | 'dropped'
  /** Why it was dropped. */
  readonly reason: string | null
  /** `null` while it is open, and where the member was erased by themselves. */
  readonly closedBy: OperatorId | null
  readonly closedAt: Instant | null
}

export type RequestEnd = {
  readonly state: 'done' | 'dropped'
  readonly reason: string | null
  readonly by: OperatorId
  readonly at: Instant
}

export interface MemberRequestReads {
  byId(id: string): Promise<MemberRequest | null>
  /** Open ones of members of some sites, the first due first. */
  open(limit: number, sites?: SiteScope): Promise<readonly MemberRequest[]>
  queue(sites?: SiteScope): Promise<Queue>
  /** A member's, newest first. */
  of(member: MemberId, limit: number): Promise<readonly MemberRequest[]>
}

export interface MemberRequests extends MemberRequestReads {
  /** `false` if the id is in use, or one of its kind is open; the store guarantees uniqueness. */
  add(request: MemberRequest): Promise<boolean>
  /** Extends an open one, once; `false` if it is closed or was extended. */
  extend(id: string, to: { readonly dueOn: IsoDate; readonly reason: string }): Promise<boolean>
  /** `false` if it is not open. */
  close(id: string, end: RequestEnd): Promise<boolean>
  /** Closes a member's, and erases their texts: that they were answered stays. */
  erase(member: MemberId, at: Instant): Promise<void>
}

/** What an operator wrote down about a member, for colleagues. */
export type MemberNote = {
  /** Client-made: idempotency key. */
  readonly id: string
  readonly member: MemberId
  readonly text: string
  readonly by: OperatorId
  readonly at: Instant
}

export interface MemberNoteReads {
  /** A member's, newest first. */
  of(member: MemberId, limit: number): Promise<readonly MemberNote[]>
}

/** Append-only; erased with their member. */
export interface MemberNotes extends MemberNoteReads {
  /** `false` if the id is in use; the store guarantees uniqueness. */
  add(note: MemberNote): Promise<boolean>
  erase(member: MemberId): Promise<void>
}
