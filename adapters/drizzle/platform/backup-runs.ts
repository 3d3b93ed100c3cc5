import { asc } from 'drizzle-orm'
import type { BackupRuns } from '#core/platform/backups.ts'
import type { Database } from '../shared/database.ts'

/** How backups and drills last went, in the database. */
export const backupRuns = ({ db, backupRun }: Database): BackupRuns => ({
  all: () => db.select().from(backupRun).orderBy(asc(backupRun.work)),
  async save({ work, ...run }) {
    await db
      .insert(backupRun)
      .values({ work, ...run })
      .onConflictDoUpdate({ target: backupRun.work, set: run })
  },
})
