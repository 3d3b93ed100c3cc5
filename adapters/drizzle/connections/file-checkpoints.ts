import type { CheckpointRequest, CheckpointResult } from './checkpoint-worker.ts'
import type { Maintenance } from './connection.ts'

type Options = {
  readonly path: string
  /** Number of transactions between checkpoints. */
  readonly every: number
  /** Called if the worker is unavailable: the writing connection then checkpoints itself. */
  readonly failed: () => void
}

type Checkpoints = Maintenance & { close(): Promise<void> }

/**
 * Checkpoints the write-ahead log on a worker thread that may block on the disk. Most pages are copied concurrently
 * with writes; then writes pause for the rest. Without the pause, a steady load would never allow a full checkpoint,
 * and the log would grow.
 */
export function fileCheckpoints({ path, every, failed }: Options): Checkpoints {
  let worker: Worker | null = null
  let written = 0
  let state: 'waiting' | 'copying' | 'copied' = 'waiting'
  /** Pending callers: answers arrive in request order. */
  const asking: ((done: CheckpointResult) => void)[] = []

  function open(): Worker {
    const opened = new Worker(new URL('./checkpoint-worker.ts', import.meta.url).href, {
      // The worker does not keep the process alive.
      ref: false,
    })
    opened.onmessage = ({ data }: MessageEvent<CheckpointResult>) => asking.shift()?.(data)
    opened.onerror = () => {
      failed()
      for (const answer of asking.splice(0)) answer({ ok: false })
    }
    return opened
  }

  function ask(copy: CheckpointRequest['copy']): Promise<CheckpointResult> {
    const { promise, resolve } = Promise.withResolvers<CheckpointResult>()
    worker ??= open()
    asking.push(resolve)
    worker.postMessage({ path, copy } satisfies CheckpointRequest)
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
