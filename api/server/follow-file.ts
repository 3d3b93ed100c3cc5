import { watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Millis } from '#core/shared/time.ts'

/** Calls back after a time; what it gives stops that. */
export type After = (wait: Millis, call: () => void) => () => void

const onTheClock: After = (wait, call) => {
  const timer = setTimeout(call, wait)
  return () => clearTimeout(timer)
}

/** Calls back once nobody has asked for `wait`. */
export function debounced(wait: Millis, call: () => void, after: After = onTheClock) {
  let stop = () => {}
  return {
    ask(): void {
      stop()
      stop = after(wait, call)
    },
    stop: (): void => stop(),
  }
}

/** An editor writes a file in several steps, and some write another one and rename it. */
const QUIET: Millis = 250

/** Tells when a file has changed and rested, until it is stopped. Its folder is watched: a file that is replaced is another file. */
export function followFile(path: string, changed: () => void): () => void {
  const { ask, stop } = debounced(QUIET, changed)
  const watcher = watch(dirname(path), (_, name) => {
    if (name === null || name === basename(path)) ask()
  })
  // Without a watch there is still SIGHUP.
  watcher.on('error', () => watcher.close())
  return () => {
    stop()
    watcher.close()
  }
}
