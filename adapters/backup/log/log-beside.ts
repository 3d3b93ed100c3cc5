import { type Millis, SECOND } from '#core/shared/time.ts'
import { startProcess } from '../backups-beside.ts'
import { GONE, TOO_LARGE } from './log-shipper.ts'
import type { LogReport, LogRequest } from './ship-regularly.ts'

/** How a log goes on. */
export type LogState = {
  /** Up to when all is stored; `null`: nothing yet. */
  readonly at: number | null
  /** Whether a backup has to begin it. */
  readonly needsBackup: boolean
}

const RESTART: Millis = 10 * SECOND
/** For the last round; what it does not store is stored after the next start. */
const LAST: Millis = 5 * SECOND

/** Stores the log of a database in a process of its own, which is started again if it ends. */
export function logBeside(request: LogRequest, report: (failed: string | null) => void) {
  let state: LogState = { at: null, needsBackup: false }
  let fault: string | null = null
  let stopping = false
  let ended = Promise.withResolvers<void>()
  let child = start()

  function tell(found: LogReport): void {
    const before = fault
    fault = found.ok ? null : found.code
    if (found.ok) state = { at: found.at ?? state.at, needsBackup: found.at === null }
    else if (found.code === TOO_LARGE || found.code === GONE)
      state = { ...state, needsBackup: true }
    if (fault !== before) report(fault)
  }

  function start() {
    const started = startProcess<LogReport>(tell, () => {
      ended.resolve()
      if (stopping) return
      tell({ ok: false, code: 'PROCESS_ENDED' })
      setTimeout(() => {
        if (stopping) return
        ended = Promise.withResolvers()
        child = start()
      }, RESTART).unref()
    })
    started.send(request)
    return started
  }

  return {
    state: (): LogState => state,
    /** After a last round, if that is soon. */
    async stop(): Promise<void> {
      if (stopping) return
      stopping = true
      if (child.exitCode === null && !child.killed) child.send('end')
      await Promise.race([ended.promise, Bun.sleep(LAST)])
      child.kill('SIGKILL')
    },
  }
}
