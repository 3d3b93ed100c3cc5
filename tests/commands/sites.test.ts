import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { commit, sampleAccount } from '#tests/contracts/sample.ts'
import { temporaryFolder } from '../running-server.ts'
import { runCommand } from './run-command.ts'

const folder = await temporaryFolder('sites')
afterAll(() => folder.dispose())

const FILE = join(folder.path, 'sites.json')
const { sites } = await Bun.file(new URL('../sites.json', import.meta.url)).json()
const [SITE] = sites

test('sites are checked, published from a file, and written to one', async () => {
  const { path } = folder
  const env = { DATA_DIR: path, PAYMENT_PROVIDER: 'none' }
  const ask = (...given: string[]) => runCommand('sites', given, env)
  const file = (...entries: object[]) => Bun.write(FILE, JSON.stringify({ sites: entries }))

  await file({ ...SITE, min_age: 12, nonsense: true })
  const wrong = await ask('check', FILE)
  expect(wrong.code).toBe(1)
  expect(wrong.complaint).toContain('sites.0.min_age: must be at least 18')
  expect(wrong.complaint).toContain('sites.0.nonsense: no site has such a field')

  await file(SITE, { ...SITE, id: 'tweede', domain: 'tweede.example' })
  expect((await ask('check', FILE)).output).toContain('is right: 2 sites')
  expect((await ask('import', FILE)).output).toContain('2 sites are published')
  expect((await ask('import', FILE)).output).toContain('0 sites are published')
  const written = JSON.parse((await ask('export')).output)
  expect(written.sites.map(({ id }: { id: string }) => id)).toEqual([SITE.id, 'tweede'])

  const storage = await openLibsql({ url: `file:${join(path, 'vonk.db')}` })
  await commit(storage, ({ accounts }) => accounts.add(sampleAccount({ site: 'tweede' })))
  await storage.close()
  await file(SITE)
  expect((await ask('import', FILE)).complaint).toContain('not in the file: tweede.')

  expect((await ask('import')).complaint).toContain('bun run sites [check')
  expect((await ask('export', FILE)).complaint).toContain('bun run sites [check')
  expect((await ask('import', FILE, 'more')).complaint).toContain('bun run sites [check')
})
