import type { Instant } from '#core/shared/time.ts'

/** The moment it is, by this machine's clock. */
export const systemNow = (): Instant => Date.now()
