import type { Instant } from '#core/shared/time.ts'

/** The system clock. */
export const systemNow = (): Instant => Date.now()
