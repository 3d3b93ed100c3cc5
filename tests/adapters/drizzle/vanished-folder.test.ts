import { expect, test } from 'bun:test'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { ok } from '#core/shared/result.ts'
import { temporary } from './temporary.ts'

const { path } = await temporary()

test('a database whose folder was away refuses to write until a restart, as one that is unavailable', async () => {
  const folder = join(dirname(path()), 'vanishing')
  await mkdir(folder)
  const storage = await openLibsql({ url: `file:${join(folder, 'vonk.db')}` })
  const write = () =>
    storage
      .atomically(async ({ attempts }) => ok(await attempts.add('a', 0)))
      .catch((failure: unknown) => failure)
  await rename(folder, `${folder}.away`)
  expect(await write()).toMatchObject({ name: 'Unavailable', code: 'ENOENT' })
  await rename(`${folder}.away`, folder)
  expect(await write()).toMatchObject({ name: 'Unavailable', code: 'RESTART_NEEDED' })
  await storage.close()
  const again = await openLibsql({ url: `file:${join(folder, 'vonk.db')}` })
  await again.atomically(async ({ attempts }) => ok(await attempts.add('a', 0)))
  await again.close()
})
