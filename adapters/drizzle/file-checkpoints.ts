import type { Asked, Done } from './checkpoint-worker.ts'
import type { Maintenance } from './connection.ts'

type Options = {
  readonly path: string
  /** After how many units of work the write-ahead log is copied into the database. */
  readonly every: number
  /** Called when the thread that does it cannot be had: then the writing connection is to do it itself. */
  readonly failed: () => void
}

type Checkpoints = Maintenance & { close(): Promise<void> }

/**
 * Copies the write-ahead log into the database and lets it begin anew, on a thread that may wait for the disk. The bulk
 * is copied while others write; then writing pauses for what came meanwhile. Without that pause the log would never
 * be copied whole under a steady load, and so never begin anew.
 */
export function fileCheckpoints({ path, every, failed }: Options): Checkpoints {
  let worker: Worker | null = null
  let written = 0
  let state: 'waiting' | 'copying' | 'copied' = 'waiting'
  /** Who waits for an answer: they come in the order that was asked. */
  const asking: ((done: Done) => void)[] = []

  function open(): Worker {
    const opened = new Worker(new URL('./checkpoint-worker.ts', import.meta.url).href, {
      // Nobody waits for this thread to end.
      ref: false,
    })
    opened.onmessage = ({ data }: MessageEvent<Done>) => asking.shift()?.(data)
    opened.onerror = () => {
      failed()
      for (const answer of asking.splice(0)) answer({ ok: false })
    }
    return opened
  }

  function ask(copy: Asked['copy']): Promise<Done> {
    const { promise, resolve } = Promise.withResolvers<Done>()
    worker ??= open()
    asking.push(resolve)
    worker.postMessage({ path, copy } satisfies Asked)
    return promise
  }

  async function copy() {
    state = 'copying'
    await ask('while others write')
    state = 'copied'
  }

  return {
    wants(committed) {
      written += committed
      if (written >= every && state === 'waiting') void copy()
      return state === 'copied'
    },
    async run() {
      await ask('all, and begin anew')
      written = 0
      state = 'waiting'
    },
    async close() {
      if (!worker) return
      await ask('no more')
      worker.terminate()
    },
  }
}
