import type { Instant } from './time.ts'

/** What waits in a queue, counted up to `QUEUE_CAP`, and since when the oldest does. */
export type Queue = { readonly waiting: number; readonly oldestAt: Instant | null }

/** Counted up to here: one more than is said, which tells that there are more. */
export const QUEUE_CAP = 501
