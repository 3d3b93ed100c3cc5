import { type Millis, SECOND } from '../shared/time.ts'

/** Spec §9: how often a member's page asks for their own state and chats. */
export const POLLING = {
  start: 5 * SECOND,
  interval: 60 * SECOND,
  /** Push tells sooner, so a subscribed browser asks less often. */
  intervalWithPush: 300 * SECOND,
} as const

/** How long to wait between two askings. */
export const pollingInterval = (pushSubscribed: boolean): Millis =>
  pushSubscribed ? POLLING.intervalWithPush : POLLING.interval
