import type { Queue } from '../shared/queue.ts'
import type { Instant } from '../shared/time.ts'
import type { Complaint, ComplaintId } from './complaint.ts'

/** Place of a complaint among those that wait; `rank` is that of its kind. */
export type WaitingPosition = {
  readonly rank: number
  readonly at: Instant
  readonly id: ComplaintId
}

/** Place of a complaint among the answered ones. */
export type AnsweredPosition = { readonly at: Instant; readonly id: ComplaintId }

export interface ComplaintReads {
  byId(id: ComplaintId): Promise<Complaint | null>
  /** Those with a number, oldest first: as it follows from a client-made id, several may share one. */
  byNumber(number: string): Promise<readonly Complaint[]>
  /** Those filed with an email, however its case and domain were written; oldest first. */
  from(email: string): Promise<readonly Complaint[]>
  /** Unanswered ones: the gravest kinds first, and of one rank the oldest; those after a position, or all. */
  unanswered(after: WaitingPosition | null, limit: number): Promise<readonly Complaint[]>
  /** Answered ones, the last answered first; those before a position, or all. */
  answered(before: AnsweredPosition | null, limit: number): Promise<readonly Complaint[]>
  /** Unanswered ones, counted. */
  queue(): Promise<Queue>
}

export interface Complaints extends ComplaintReads {
  add(complaint: Complaint): Promise<void>
  lock(id: ComplaintId): Promise<Complaint | null>
  /** Says that somebody looks at one. */
  take(id: ComplaintId, at: Instant): Promise<void>
  /** Marks one as answered, with the text or without; `false` if it already was. */
  answer(id: ComplaintId, at: Instant, text: string | null): Promise<boolean>
  /** Removes complaints filed before a moment. */
  pruneBefore(moment: Instant): Promise<void>
}
