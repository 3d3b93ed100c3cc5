import type { Instant } from '#core/shared/time.ts'
import { CHUNK_RELOAD_GUARD } from '#core/site/pages/constants.ts'
import { isTabStoreBlocked, type TabStore, tabStore } from './storage/tab-store.ts'

const KEY = 'chunk-reload'
/** The router's key for its own reload; it would reload once per chunk. */
const ROUTERS = 'tanstack_router_reload:'

/** Dependencies. */
export type ChunkReload = {
  readonly store: TabStore
  readonly online: () => boolean
  readonly now: () => Instant
  readonly reload: () => void
}

/** Where storage is blocked, all that survives a reload is that it was one. */
const STORE: TabStore = isTabStoreBlocked()
  ? {
      getItem: () =>
        performance
          .getEntriesByType('navigation')
          .some((one) => 'type' in one && one.type === 'reload')
          ? String(Date.now())
          : null,
      setItem: () => undefined,
    }
  : tabStore()

const BROWSER: ChunkReload = {
  store: STORE,
  online: () => navigator.onLine,
  now: Date.now,
  reload: () => location.reload(),
}

let broken = false
const failures = new WeakSet<object>()

/** Whether a chunk failed to load: browsers may cache the failure until a reload. */
export const isBroken = (): boolean => broken

/** Whether a thrown value is a chunk that failed to load. */
export const isChunkFailure = (thrown: object): boolean => failures.has(thrown)

/**
 * Spec §8: reloads the page when a chunk fails to load (most likely from an older build), at most once a minute.
 * Offline, it shows the error instead.
 */
export function onChunkFailure(error: Error, outside: ChunkReload = BROWSER): void {
  broken = true
  failures.add(error)
  outside.store.setItem(`${ROUTERS}${error.message}`, '1')
  reloadOnce(outside)
}

/** Whether the page was reloaded by `reloadOnce` within the last minute. */
export const reloadedLately = ({ store, now }: ChunkReload = BROWSER): boolean =>
  now() - Number(store.getItem(KEY) ?? Number.NEGATIVE_INFINITY) < CHUNK_RELOAD_GUARD

/** Reloads unless it just did, or is offline; returns whether it does. */
export function reloadOnce(outside: ChunkReload = BROWSER): boolean {
  const { store, online, now, reload } = outside
  if (!online() || reloadedLately(outside)) return false
  store.setItem(KEY, String(now()))
  reload()
  return true
}

/** Listens for chunk load errors. */
export const reloadOnChunkFailure = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => onChunkFailure(payload))
