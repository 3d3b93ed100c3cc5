import type { BackupAnswer, BackupRequest } from './backup-worker.ts'
import { BackupError } from './manifest.ts'

/** What is answered, if it succeeded. */
export type BackupDone = Extract<BackupAnswer, { ok: true }>

/** Makes and tries backups on a worker thread, so that the server answers meanwhile. One at a time. */
export function backupsBeside() {
  const running = new Set<{ stop: () => void }>()

  return {
    /** Throws a `BackupError` with the code of what failed. */
    ask(request: BackupRequest): Promise<BackupDone> {
      const { promise, resolve, reject } = Promise.withResolvers<BackupDone>()
      const worker = new Worker(new URL('./backup-worker.ts', import.meta.url).href)
      const failed = (code: string) => reject(new BackupError('The backup failed.', code))
      const one = { stop: () => failed('STOPPED') }
      running.add(one)
      worker.onmessage = ({ data }: MessageEvent<BackupAnswer>) =>
        data.ok ? resolve(data) : failed(data.code)
      worker.onerror = () => failed('WORKER_FAILED')
      worker.postMessage(request)
      return promise.finally(() => {
        running.delete(one)
        worker.terminate()
      })
    },
    /** Breaks off what is under way: what is left of it is no backup, and is removed a day later. */
    stop(): void {
      for (const { stop } of running) stop()
    },
  }
}
