import { afterAll, expect, test } from 'bun:test'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { claimPhotos } from '#api/server/data-folder.ts'
import { temporaryFolder } from '../running-server.ts'
import { nameIn } from './backups-there.ts'
import { runCommand, spawnCommand } from './run-command.ts'

const folder = await temporaryFolder('processes')
afterAll(() => folder.dispose())
const at = (dataDir: string) => ({ dataDir, photoStore: null })
const place = (name: string) => join(folder.path, name)

test('each command is run by its name, and a failure is its exit code', async () => {
  const [old, moved] = [{ DATA_DIR: place('old') }, { DATA_DIR: place('moved') }]
  await mkdir(old.DATA_DIR)
  const added = await spawnCommand('operators', ['add', 'mia@vonk.example', '--name', 'Mia'], old)
  expect(added).toMatchObject({ code: 0, complaint: '' })
  expect(added.output).toContain('http://localhost:3000/desk/invitation/')
  expect(await spawnCommand('backup', [place('backups')], old)).toMatchObject({ code: 0 })
  const made = await nameIn(place('backups'))
  const restore = () => spawnCommand('restore', [join(place('backups'), made)], moved)
  expect((await restore()).output).toContain('  mia@vonk.example  Mia\n')
  expect(await restore()).toMatchObject({
    code: 1,
    output: '',
    complaint: expect.stringContaining('Not done: DATA_DIR is not empty.'),
  })
  // A reader that leaves, as `head` does, ends nothing half-way, and is no failure.
  const unread = { ...process.env, DATA_DIR: place('unread') }
  const shell = 'set -o pipefail; bun api/commands/restore.ts "$0" | true'
  const left = Bun.spawnSync(['bash', '-c', shell, join(place('backups'), made)], { env: unread })
  expect([left.exitCode, left.stderr.toString()]).toEqual([0, ''])
  expect(await readdir(place('unread'))).toContain('vonk.db')
  expect(await readdir(place('unread'))).not.toContain('restore.unfinished')
}, 60_000)

test('a folder that was copied by hand is the database’s once it is adopted', async () => {
  const [first, copy] = [place('first'), place('copy')]
  await mkdir(first)
  await mkdir(copy)
  const url = `file:${join(folder.path, 'shared.db')}`
  const storage = await openLibsql({ url })
  await claimPhotos(at(first), storage)
  await expect(claimPhotos(at(copy), storage)).rejects.toThrow('bun run adopt')
  await storage.close()
  const env = { DATA_DIR: copy, DATABASE_URL: url }
  expect((await runCommand('adopt', ['now'], env)).complaint).toBe('Not done: bun run adopt\n')
  expect(await spawnCommand('adopt', [], env)).toMatchObject({ code: 0, complaint: '' })
  const again = await openLibsql({ url })
  await claimPhotos(at(copy), again)
  await again.close()
}, 60_000)
