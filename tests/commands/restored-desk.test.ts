import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { commit } from '#tests/contracts/sample.ts'
import { addSession, sampleOperator } from '#tests/contracts/sample-operator.ts'
import { settle } from '../crash/test-members.ts'
import { temporaryFolder } from '../running-server.ts'
import { nameIn } from './backups-there.ts'
import { runCommand } from './run-command.ts'

const folder = await temporaryFolder('restored-desk')
afterAll(() => folder.dispose())
const place = (name: string) => join(folder.path, name)

/** Backs a folder of data up and restores it into another. */
async function restored(dataDir: string, into: string) {
  const target = join(place(into), 'backups')
  await runCommand('backup', [target], { DATA_DIR: dataDir })
  const name = await nameIn(target)
  return runCommand('restore', [join(target, name)], { DATA_DIR: join(place(into), 'data') })
}

const count = (path: string, table: string): number => {
  const database = new Database(path, { readonly: true })
  const found = database.query(`select count(*) from ${table}`).values()[0]?.[0]
  database.close()
  return Number(found)
}

test('a restore ends sessions and invitations at the desk, keeps members’ sessions, and names the operators', async () => {
  const dataDir = place('old')
  await mkdir(dataDir)
  await settle(dataDir, [1])
  const url = `file:${join(dataDir, 'vonk.db')}`
  const storage = await openLibsql({ url })
  const [mia, bo] = [
    sampleOperator({ name: 'Mia', invitationHash: 'h', invitedUntil: Date.now() + 1000 }),
    sampleOperator({ name: 'Bo', removedAt: Date.now() }),
  ]
  await commit(storage, async (stores) => {
    for (const one of [mia, bo]) await stores.operators.add(one)
    await addSession(stores, mia)
  })
  await storage.close()
  const { code, output, complaint } = await restored(dataDir, 'new')
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
  expect(output).toContain(`logged out`)
  expect(output).toContain(`  ${mia.email}  Mia\n`)
  expect(output).not.toContain(bo.email)
  const path = join(place('new'), 'data/vonk.db')
  expect(count(path, 'operator_sessions')).toBe(0)
  expect(count(path, 'operators')).toBe(2)
  expect(count(path, 'operators where invitation_hash is not null')).toBe(0)
  expect(count(path, 'sessions')).toBe(count(join(dataDir, 'vonk.db'), 'sessions'))
  // The backup itself is as it was made: it can be restored again.
  expect((await restored(dataDir, 'again')).code).toBe(0)
})

test('a backup from before there was a desk is restored, and has no operators', async () => {
  const dataDir = place('older')
  await mkdir(dataDir)
  await settle(dataDir, [1])
  const database = new Database(join(dataDir, 'vonk.db'))
  for (const table of [
    'operator_login_refusals',
    'operator_recovery_codes',
    'operator_second_factors',
    'operator_sessions',
    'operator_actions',
    'operators',
  ])
    database.run(`drop table ${table}`)
  database.close()
  const { code, output } = await restored(dataDir, 'newer')
  expect(code).toBe(0)
  expect(output).toContain('no operators')
})
