import type { Instant } from '../shared/time.ts'
import type { Complaint, ComplaintId } from './complaint.ts'

export interface ComplaintReads {
  byId(id: ComplaintId): Promise<Complaint | null>
  /** Those filed with an email, in any case; oldest first. */
  from(email: string): Promise<readonly Complaint[]>
  /** Unanswered ones, oldest first. */
  unanswered(limit: number): Promise<readonly Complaint[]>
}

export interface Complaints extends ComplaintReads {
  add(complaint: Complaint): Promise<void>
  /** Marks one as answered; `false` if it already was. */
  answer(id: ComplaintId, at: Instant): Promise<boolean>
  /** Removes complaints filed before a moment. */
  pruneBefore(moment: Instant): Promise<void>
}
