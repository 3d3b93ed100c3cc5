import type { BackupRun, BackupRuns } from '#core/platform/backups.ts'
import type { Table } from '../table.ts'

/** How backups and drills last went, in memory. */
export const backupRuns = (table: Table<BackupRun>): BackupRuns => ({
  all: async () => table.all().toSorted((a, b) => (a.work < b.work ? -1 : 1)),
  save: async (run) => table.put(run.work, run),
})
