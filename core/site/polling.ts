import { type Millis, SECOND } from '../shared/time.ts'

/** Spec §9: polling interval of a member's state and chats. */
export const POLLING = {
  start: 5 * SECOND,
  interval: 60 * SECOND,
  /** A browser with push polls less often. */
  intervalWithPush: 300 * SECOND,
} as const

/** Delay until the next poll. */
export const pollingInterval = (pushSubscribed: boolean): Millis =>
  pushSubscribed ? POLLING.intervalWithPush : POLLING.interval
