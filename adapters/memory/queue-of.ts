import { QUEUE_CAP, type Queue } from '#core/shared/paging.ts'
import type { Instant } from '#core/shared/time.ts'

/** What waits since these moments. */
export const queueOf = (moments: readonly Instant[]): Queue => ({
  waiting: Math.min(moments.length, QUEUE_CAP),
  oldestAt: moments.length > 0 ? Math.min(...moments) : null,
})
