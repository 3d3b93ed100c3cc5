import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { CLAIM, sampleDelivery } from '#tests/contracts/with-deliveries.ts'
import { commit } from '../contracts/sample.ts'
import { temporaryFolder } from '../running-server.ts'
import { runCommand } from './run-command.ts'

const folder = await temporaryFolder('deliveries')
afterAll(() => folder.dispose())

/** An install with two dead deliveries and one queued. */
async function withDead() {
  const dataDir = join(folder.path, crypto.randomUUID())
  await mkdir(dataDir)
  const open = () => openLibsql({ url: `file:${join(dataDir, 'vonk.db')}` })
  const notice = { kind: 'mail-changed', member: 'ann', email: 'ann@old.test' } as const
  const [dead, other, waiting] = [notice, notice, notice].map((one) =>
    sampleDelivery({ notice: one }),
  )
  if (!dead || !other || !waiting) throw new Error('there are three')
  const storage = await open()
  await commit(storage, async ({ deliveries }) => {
    for (const one of [dead, other]) await deliveries.add(one)
    await deliveries.claim({ ...CLAIM, priority: 'account' })
    const end = { at: CLAIM.now, error: 'smtp.452' }
    for (const { id } of [dead, other]) await deliveries.bury(id, CLAIM.worker, end)
    await deliveries.add(waiting)
  })
  const ask = (...given: readonly string[]) =>
    runCommand('deliveries', given, { DATA_DIR: dataDir })
  const close = () => storage.close()
  return { dead, other, waiting, ask, open, close }
}

test('an operator sees queued and dead deliveries with their errors, beside a running server', async () => {
  const { dead, waiting, ask, close } = await withDead()
  const { code, output } = await ask()
  expect(code).toBe(0)
  expect(output).toMatch(/^1 waiting, [01] of them due, the first for \d+ s; 2 given up\n/)
  expect(output).toContain(
    `  ${dead.id}  2026-11-21T12:00:00.000Z  mail-changed, 1 try, smtp.452\n`,
  )
  expect(output).toContain(`  ${waiting.id}  2026-11-21T12:00:00.000Z  mail-changed, 0 tries\n`)
  expect(output).not.toContain('old.test')
  await close()
})

test('dead deliveries are requeued, one or all, while no server has the file', async () => {
  const { dead, ask, open, close } = await withDead()
  const blocked = await ask('retry', dead.id)
  expect(blocked.code).toBe(1)
  expect(blocked.complaint).toStartWith('Not done: another process has the database file.')
  await close()

  expect((await ask('retry', dead.id)).output).toBe('1 will be tried anew once the server runs.\n')
  expect((await ask('retry', dead.id)).complaint).toBe(`Not done: ${dead.id} was not given up.\n`)
  expect((await ask('retry', '--all')).output).toBe('1 will be tried anew once the server runs.\n')
  const storage = await open()
  expect(await storage.reads.deliveries.waiting(9)).toHaveLength(3)
  expect(await storage.reads.deliveries.dead(9)).toEqual([])
  await storage.close()
})

test('without a database there is an error, and none is created', async () => {
  const result = await runCommand('deliveries', [], { DATA_DIR: join(folder.path, 'none') })
  expect(result.complaint).toStartWith('Not done: there is no database at')
})

test('a foreign database gives a one-line error', async () => {
  const dataDir = join(folder.path, 'other')
  await mkdir(dataDir)
  new Database(join(dataDir, 'vonk.db')).run('create table something (n integer)')
  const { code, complaint } = await runCommand('deliveries', [], { DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(complaint).toBe(
    'Not done: the database says: no such table: deliveries. Is it there, and was it opened by a server of this version?\n',
  )
})

test('wrong arguments print the usage', async () => {
  const { ask, close } = await withDead()
  await close()
  for (const given of [['retry'], ['drop', 'x'], ['retry', 'x', 'y']]) {
    expect((await ask(...given)).complaint).toBe(
      'Not done: bun run deliveries [retry <id> | retry --all]\n',
    )
  }
})
