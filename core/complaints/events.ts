import type { ComplaintId } from './complaint.ts'

/** What happens to complaints. */
export type ComplaintEvent = { readonly type: 'complaint.filed'; readonly complaint: ComplaintId }
