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
  const { store, online, now, reload } = outside
  broken = true
  store.setItem(`${ROUTERS}${error.message}`, '1')
  const last = Number(store.getItem(KEY) ?? Number.NEGATIVE_INFINITY)
  if (!online() || now() - last < CHUNK_RELOAD_GUARD) return
  store.setItem(KEY, String(now()))
  reload()
}

/** Hears of every file that would not load. */
export const reloadOnChunkFailure = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => onChunkFailure(payload))
