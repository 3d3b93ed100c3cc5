import { type BackupRun, type BackupWork, DRILL_EVERY, isWorkDue } from '#core/platform/backups.ts'
import type { Consumer } from '#core/platform/consumer.ts'
import type { Ports } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { DAY, HOUR, type Instant, MINUTE, type Millis } from '#core/shared/time.ts'
import { failureFacts } from '../http/logs/failure-facts.ts'
import type { Log, LogFacts } from '../http/logs/log.ts'

type Done = { readonly madeAt: Instant | null; readonly bytes: number; readonly facts: LogFacts }

/** What can be done with the backups of this install. */
export type Backups = {
  /** How often one is made; `null`: others make them, as cron. */
  readonly every: Millis | null
  /** Makes one and removes old ones. */
  make(): Promise<Done>
  /** Restores the newest beside the data, and looks at it. */
  drill(): Promise<Done>
  /** The newest that is there, as lately known. */
  find(): Promise<Done>
  /** Whether a log waits for a backup that it can follow. */
  needsBackup(): boolean
  /** Stores the id of a member who was erased, for a restore of an older one. */
  erased(member: string): Promise<void>
}

/** When what failed is tried again. */
const AGAIN: Readonly<Record<BackupWork, Millis>> = { backup: HOUR, drill: DAY }
/** Jobs look that often: a daily backup does not slip by it each day. */
const SLACK = 5 * MINUTE

type Needs = Pick<Ports, 'reads' | 'atomically' | 'now'>

/** Makes a backup or tries one, if it is due, and stores how it went. */
export async function backUp(ports: Needs, backups: Backups | null, log: Log): Promise<LogFacts> {
  if (backups === null) return {}
  const { every } = backups
  const runs = new Map((await ports.reads.backupRuns.all()).map((run) => [run.work, run]))
  const isDue = (work: BackupWork, interval: Millis) => {
    const { doneAt = null, failedAt = null } = runs.get(work) ?? {}
    const now = ports.now()
    return isWorkDue(doneAt, interval - SLACK, now) && isWorkDue(failedAt, AGAIN[work], now)
  }
  const run = (work: BackupWork, done: () => Promise<Done>) =>
    tried(ports, { work, before: runs.get(work), done, log })

  if (every === null) await run('backup', backups.find)
  else if (isDue('backup', backups.needsBackup() ? 0 : every)) await run('backup', backups.make)
  const last = (await ports.reads.backupRuns.all()).find(({ work }) => work === 'backup')
  if (!last?.doneAt) return {}
  if (isDue('drill', DRILL_EVERY)) await run('drill', backups.drill)
  return {}
}

const SAID = {
  backup: { done: 'backup.made', failed: 'backup.failed' },
  drill: { done: 'backup.drilled', failed: 'backup.drill-failed' },
} as const

type Try = {
  readonly work: BackupWork
  readonly before: BackupRun | undefined
  readonly done: () => Promise<Done>
  readonly log: Log
}

async function tried({ atomically, now }: Needs, { work, before, done, log }: Try): Promise<void> {
  const save = (run: Omit<BackupRun, 'work'>) =>
    atomically(async ({ backupRuns }) => ok(await backupRuns.save({ work, ...run })))
  const last = { doneAt: before?.doneAt ?? null, bytes: before?.bytes ?? 0 }
  const began = performance.now()
  try {
    const { madeAt, bytes, facts } = await done()
    // Found before, or none is there.
    if (madeAt === null || (madeAt === last.doneAt && before?.failedAt === null)) return
    await save({ doneAt: madeAt, bytes, failedAt: null, fault: null })
    log('info', SAID[work].done, { ms: Math.round(performance.now() - began), bytes, ...facts })
  } catch (failure) {
    const { code = 'FAILED' } = failureFacts(failure)
    // The process ends: the next one makes it.
    if (code === 'STOPPED') return
    log('error', SAID[work].failed, { code })
    await save({ ...last, failedAt: now(), fault: String(code) })
  }
}

/**
 * Stores who is erased where the backups are, at once. A failure is only logged: the next backup has all of them, and no
 * event waits for a place that cannot be reached.
 */
export const erasedList = ({ erased }: Pick<Backups, 'erased'>, log: Log): Consumer => ({
  name: 'erased-list',
  async effectsOf(_reads, event) {
    if (event.type === 'account.erased')
      await erased(event.member).catch((failure) =>
        log('error', 'backup.failed', failureFacts(failure)),
      )
    return []
  },
})
