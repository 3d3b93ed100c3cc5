import type { ComplaintId } from './complaint.ts'

/** Events of complaints. */
export type ComplaintEvent =
  | {
      readonly type: 'complaint.filed'
      readonly complaint: ComplaintId
      /** Present if its email is the sender's own, who was logged in and had confirmed it. */
      readonly own?: true
      /** Present if its address has got enough receipts today. */
      readonly noReceipt?: true
    }
  /** An operator wrote an answer. */
  | { readonly type: 'complaint.answered'; readonly complaint: ComplaintId }
