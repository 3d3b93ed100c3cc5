import { HOUR, MINUTE, type Millis, SECOND } from '../../shared/time.ts'

/** Spec §7 and §9: how often a failed call is retried. */
export const REQUEST_RETRIES = 5

/** Spec §4 and §9: delay before likes are refetched after a match. */
export const LIKES_RELOAD_DELAY: Millis = 500

/** Spec §9: maximum age of a geolocation. */
export const GEOLOCATION_MAX_AGE: Millis = HOUR

/** Spec §8 and §9: maximum automatic reloads after a chunk failed to load. */
export const CHUNK_RELOAD_GUARD: Millis = MINUTE

/** Spec §9: the version the push service worker is registered with. */
export const SERVICE_WORKER_VERSION = 2

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
