import { watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Millis } from '#core/shared/time.ts'

/** Sets a timer; returns its cancel function. */
export type StartTimer = (wait: Millis, call: () => void) => () => void

const onTheClock: StartTimer = (wait, call) => {
  const timer = setTimeout(call, wait)
  return () => clearTimeout(timer)
}

/** Debounces by `wait`. */
export function debounced(wait: Millis, call: () => void, after: StartTimer = onTheClock) {
  let stop = () => {}
  return {
    ask(): void {
      stop()
      stop = after(wait, call)
    },
    stop: (): void => stop(),
  }
}

/** Editors write a file in several steps, or write another one and rename it. */
const QUIET: Millis = 250

/**
 * Watches a file and calls back, debounced, until stopped. Watches its folder, since a replaced file is another
 * inode.
 */
export function watchFile(path: string, changed: () => void): () => void {
  const { ask, stop } = debounced(QUIET, changed)
  const watcher = watch(dirname(path), (_, name) => {
    if (name === null || name === basename(path)) ask()
  })
  // If watching fails, SIGHUP still works.
  watcher.on('error', () => watcher.close())
  return () => {
    stop()
    watcher.close()
  }
}
