import { fileURLToPath } from 'node:url'
import type { BackupAnswer, BackupRequest } from './backup-process.ts'
import { BackupError } from './manifest.ts'

/** What is answered, if it succeeded. */
export type BackupDone = Extract<BackupAnswer, { ok: true }>

/**
 * Starts a process that is told what to do. Not a thread: locks of files are those of a process, so a second SQLite in
 * it, as Bun's beside the database's own, holds no snapshot, and its close frees the locks of the first one.
 */
export const startProcess = <Answer>(answered: (answer: Answer) => void, ended: () => void) =>
  Bun.spawn([process.execPath, fileURLToPath(new URL('./backup-process.ts', import.meta.url))], {
    stdio: ['ignore', 'ignore', 'ignore'],
    serialization: 'advanced',
    ipc: (answer: Answer) => answered(answer),
    onExit: ended,
  })

/** Makes and tries backups in a process each. */
export function backupsBeside() {
  const running = new Set<{ stop: () => void }>()

  return {
    /** Throws a `BackupError` with the code of what failed. */
    ask(request: BackupRequest): Promise<BackupDone> {
      const { promise, resolve, reject } = Promise.withResolvers<BackupDone>()
      const failed = (code: string) => reject(new BackupError('The backup failed.', code))
      const child = startProcess<BackupAnswer>(
        (answer) => (answer.ok ? resolve(answer) : failed(answer.code)),
        () => failed('PROCESS_ENDED'),
      )
      child.send(request)
      const one = { stop: () => failed('STOPPED') }
      running.add(one)
      return promise.finally(() => {
        running.delete(one)
        child.kill('SIGKILL')
      })
    },
    /** Breaks off what is under way: what is left of it is no backup, and is removed a day later. */
    stop(): void {
      for (const { stop } of running) stop()
    },
  }
}
