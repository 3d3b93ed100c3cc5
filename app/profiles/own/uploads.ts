import { type CallError, errorOf, isUnfit } from '../../client/client.ts'

/** An upload. Its id is the idempotency key. */
export type Upload = {
  readonly id: string
  readonly file: File
  /** `failed` can be retried; `unfit` is permanent: another file is another upload. */
  readonly is: 'waiting' | 'sending' | 'failed' | 'unfit'
  readonly error: CallError | null
}

/** Dependencies of uploads. */
export type UploadPorts = {
  readonly newId: () => string
  /** Validates a file locally. */
  readonly inspect: (file: File) => Promise<CallError | null>
  /** Why no photo can be added, as far as known: the limit is reached. */
  readonly isFull: () => CallError | null
  readonly send: (upload: Upload) => Promise<void>
  /** Called when a photo was added, to replace the upload. */
  readonly onAdded: () => Promise<void>
}

export type Uploads = ReturnType<typeof createUploads>

/**
 * Uploads photos sequentially, in order of selection. Each file has its own outcome: a failed one neither stops nor
 * replaces the others. Continues across pages.
 */
export function createUploads(ports: UploadPorts) {
  const listeners = new Set<() => void>()
  let uploads: readonly Upload[] = []
  let running = false

  function change(to: readonly Upload[]): void {
    uploads = to
    for (const changed of listeners) changed()
  }
  const set = (id: string, to: Partial<Upload>) =>
    change(uploads.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)))
  const remove = (id: string) => change(uploads.filter((upload) => upload.id !== id))

  async function add(upload: Upload): Promise<void> {
    const full = ports.isFull()
    if (full) return set(upload.id, { is: 'failed', error: full })
    set(upload.id, { is: 'sending' })
    try {
      await ports.send(upload)
      await ports.onAdded()
      remove(upload.id)
    } catch (thrown) {
      set(upload.id, { is: isUnfit(thrown) ? 'unfit' : 'failed', error: errorOf(thrown) })
    }
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const next = uploads.find(({ is }) => is === 'waiting')
      if (!next) return
      const wrong = await ports.inspect(next.file)
      // It may have been removed meanwhile.
      if (!uploads.some(({ id }) => id === next.id)) continue
      if (wrong) set(next.id, { is: 'unfit', error: wrong })
      else await add(next)
    }
  }

  function start(): void {
    if (running) return
    running = true
    void sendAll().finally(() => {
      running = false
      if (uploads.some(({ is }) => is === 'waiting')) start()
    })
  }

  return {
    state: () => uploads,
    subscribe(changed: () => void) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    add(files: readonly File[]) {
      const added = files.map((file) => ({
        id: ports.newId(),
        file,
        is: 'waiting' as const,
        error: null,
      }))
      change([...uploads, ...added])
      start()
    },
    retry(id: string) {
      set(id, { is: 'waiting', error: null })
      start()
    },
    /** Removes a cancelled or failed upload. */
    remove,
  }
}
