import type { Instant } from '#core/shared/time.ts'
import { CHUNK_RELOAD_GUARD } from '#core/site/limits.ts'
import { type TabStore, tabStore } from '../shared/tab-store.ts'

const KEY = 'chunk-reload'
/** Under this name the router notes that it reloaded for a file; it would do so once more for each. */
const ROUTERS = 'tanstack_router_reload:'

/** What it takes from outside. */
export type ChunkReload = {
  readonly store: TabStore
  readonly online: () => boolean
  readonly now: () => Instant
  readonly reload: () => void
}

const BROWSER: ChunkReload = {
  store: tabStore(),
  online: () => navigator.onLine,
  now: Date.now,
  reload: () => location.reload(),
}

let broken = false

/** Whether a file of the app would not load here: browsers may not ask for it again before the page is loaded anew. */
export const isBroken = (): boolean => broken

/**
 * Spec §8: a file of the app that would not load, most likely of a build that is gone, loads the page again, at most
 * once a minute. Without a connection it would take the page away, and the error is told instead.
 */
export function onChunkFailure(error: Error, outside: ChunkReload = BROWSER): void {
  broken = true
  outside.store.setItem(`${ROUTERS}${error.message}`, '1')
  reloadOnce(outside)
}

/** Loads the page again unless that was done a moment ago, or there is no connection; tells whether it does. */
export function reloadOnce({ store, online, now, reload }: ChunkReload = BROWSER): boolean {
  const last = Number(store.getItem(KEY) ?? Number.NEGATIVE_INFINITY)
  if (!online() || now() - last < CHUNK_RELOAD_GUARD) return false
  store.setItem(KEY, String(now()))
  reload()
  return true
}

/** Hears of every file that would not load. */
export const reloadOnChunkFailure = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => onChunkFailure(payload))
