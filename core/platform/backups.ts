import { DAY, type Instant, type Millis } from '../shared/time.ts'

/** How many backups stay: all of the last days, then one a week. */
export type StoredBackups = { readonly days: number; readonly weeks: number }

/** How often a backup is tried to be restored. */
export const DRILL_EVERY: Millis = 7 * DAY

/** What is done with backups by itself: making one, and a drill that restores the newest beside the data. */
export const BACKUP_WORK = ['backup', 'drill'] as const
export type BackupWork = (typeof BACKUP_WORK)[number]

/** How a work last went. */
export type BackupRun = {
  readonly work: BackupWork
  /** When it last succeeded; `null`: never. */
  readonly doneAt: Instant | null
  /** Bytes of the backup. */
  readonly bytes: number
  /** When it last failed, if it did not succeed since, and the code of why. */
  readonly failedAt: Instant | null
  readonly fault: string | null
}

export interface BackupRunReads {
  /** Each work that was ever done or tried, by name. */
  all(): Promise<readonly BackupRun[]>
}

export interface BackupRuns extends BackupRunReads {
  save(run: BackupRun): Promise<void>
}

/** Whether a work is due that was last done then. */
export const isWorkDue = (doneAt: Instant | null, every: Millis, now: Instant): boolean =>
  // One from before the clock was set back does not hold the next one up.
  doneAt === null || now - doneAt >= every || doneAt - now >= every

const WEEK = 7 * DAY

/**
 * The backups to remove, by the moments they were made at: what is older than the days, but for the first of each week
 * in as many weeks before that. The newest always stays.
 */
export function staleBackups(
  made: readonly Instant[],
  { days, weeks }: StoredBackups,
  now: Instant,
): readonly Instant[] {
  const inOrder = made.toSorted((a, b) => a - b)
  const newest = inOrder.at(-1)
  const weeksSeen = new Set<number>()
  return inOrder.filter((at) => {
    const week = Math.floor(at / WEEK)
    const isFirst = !weeksSeen.has(week)
    weeksSeen.add(week)
    const age = now - at
    if (at === newest || age <= days * DAY) return false
    return !isFirst || age > days * DAY + weeks * WEEK
  })
}
