import { expect, test } from 'bun:test'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inWorkFolder } from '#adapters/backup/work-folder.ts'
import { lockFile } from '#adapters/drizzle/connections/file-lock.ts'
import { temporaryFolder } from '../running-server.ts'

test('what a killed backup left is removed by the next one, and what another one works in is not', async () => {
  const folder = await temporaryFolder('killed-backup')
  const make = async (name: string) => {
    await mkdir(join(folder.path, name))
    await writeFile(join(folder.path, name, 'database.db'), 'private')
    await utimes(join(folder.path, name), 0, 0)
  }
  await make('backup-work-killed')
  await make('backup-work-other')
  const other = lockFile(join(folder.path, 'backup-work-other', 'work'))
  await utimes(join(folder.path, 'backup-work-other'), 0, 0)
  await make('photos')
  const seen = await inWorkFolder(folder.path, () => readdir(folder.path))
  expect(seen.toSorted()).toHaveLength(3)
  expect((await readdir(folder.path)).toSorted()).toEqual(['backup-work-other', 'photos'])
  other.release()
  await folder.dispose()
})
