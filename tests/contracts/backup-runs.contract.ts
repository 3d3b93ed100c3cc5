import { expect, test } from 'bun:test'
import type { BackupRun } from '#core/platform/backups.ts'
import type { Storage } from '#core/ports.ts'
import { commit, NOW } from './sample.ts'

/** Contract of every storage: how backups and drills last went. */
export function backupRunsContract(name: string, open: () => Promise<Storage>) {
  test(`${name} has the last run of each work of backups, by name`, async () => {
    const storage = await open()
    const save = (run: BackupRun) => commit(storage, ({ backupRuns }) => backupRuns.save(run))
    const made: BackupRun = {
      work: 'backup',
      doneAt: NOW,
      bytes: 5_000_000_000_000,
      failedAt: null,
      fault: null,
    }
    const failed: BackupRun = { ...made, failedAt: NOW + 1, fault: 'S3_403' }
    const drill: BackupRun = { ...failed, work: 'drill', doneAt: null, bytes: 0 }
    expect(await storage.reads.backupRuns.all()).toEqual([])
    await save(drill)
    await Promise.all([save(made), save(made)])
    expect(await storage.reads.backupRuns.all()).toEqual([made, drill])
    await save(failed)
    expect(await storage.reads.backupRuns.all()).toEqual([failed, drill])
  })
}
