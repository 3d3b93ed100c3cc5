import { HOUR, MINUTE, type Millis, SECOND } from '../shared/time.ts'

/** Spec §7 and §9: how often a call that failed is made again. */
export const REQUEST_RETRIES = 5

/** Spec §4 and §9: how long after a match the likes are loaded again. */
export const LIKES_RELOAD_DELAY: Millis = 500

/** Spec §9: how old a browser's position may be. */
export const GEOLOCATION_MAX_AGE: Millis = HOUR

/** Spec §9: the loading bar fills in so long, and shows itself no sooner than after the throttle. */
export const LOADING_BAR = { duration: 5 * SECOND, throttle: 200 } as const

/** Spec §8 and §9: after a chunk that would not load, a page reloads itself at most so often. */
export const CHUNK_RELOAD_GUARD: Millis = MINUTE

/** Spec §9: the version the push service worker is registered with. */
export const SERVICE_WORKER_VERSION = 2
