import { type CallError, errorOf } from '../client/client.ts'

/** A photo between the member's device and the site. Its id is made once, so that sending it again is not sending it twice. */
export type Upload = {
  readonly id: string
  readonly file: File
  /** `failed` may work at another try; `unfit` never will: another file is another upload. */
  readonly is: 'waiting' | 'sending' | 'failed' | 'unfit'
  readonly error: CallError | null
}

/** What uploads take from outside. */
export type UploadPorts = {
  readonly newId: () => string
  /** What is wrong with a file, as far as it can be told here. */
  readonly inspect: (file: File) => Promise<CallError | null>
  /** Why no photo can be added now, as far as is known here: there are as many as one may have. */
  readonly isFull: () => CallError | null
  readonly send: (upload: Upload) => Promise<void>
  /** A photo was added: the page is to show it in place of the upload. */
  readonly onAdded: () => Promise<void>
}

export type Uploads = ReturnType<typeof createUploads>

/** Refusals that the same file may get past later. */
const PASSING = new Set<CallError['code']>([
  'network',
  'busy',
  'internal',
  'requests.too-many',
  'authentication.required',
  'photo.limit-reached',
])

/**
 * Adds photos one after another, in the order in which they were chosen. Each file has its own outcome: one that will
 * not do neither stops the others nor takes their place. It goes on while the member looks at other pages.
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
  const fail = (id: string, error: CallError) =>
    set(id, { is: PASSING.has(error.code) ? 'failed' : 'unfit', error })

  async function add(upload: Upload): Promise<void> {
    const full = ports.isFull()
    if (full) return fail(upload.id, full)
    set(upload.id, { is: 'sending' })
    try {
      await ports.send(upload)
      await ports.onAdded()
      remove(upload.id)
    } catch (thrown) {
      fail(upload.id, errorOf(thrown))
    }
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const next = uploads.find(({ is }) => is === 'waiting')
      if (!next) return
      const wrong = await ports.inspect(next.file)
      // It may have been put away meanwhile.
      if (!uploads.some(({ id }) => id === next.id)) continue
      if (wrong) fail(next.id, wrong)
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
    /** Puts away one that is not wanted any more, or will not do. */
    remove,
  }
}
