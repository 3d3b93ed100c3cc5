import type { Instant } from '../shared/time.ts'
import type { Complaint, ComplaintId } from './complaint.ts'

export interface ComplaintReads {
  byId(id: ComplaintId): Promise<Complaint | null>
  /** What was not answered yet, oldest first. */
  unanswered(limit: number): Promise<readonly Complaint[]>
}

export interface Complaints extends ComplaintReads {
  add(complaint: Complaint): Promise<void>
  /** Says that one was answered; whether it had not been before. */
  answer(id: ComplaintId, at: Instant): Promise<boolean>
  /** Forgets what was filed before a moment. */
  forgetBefore(moment: Instant): Promise<void>
}
