import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { BEGINNING } from '#core/event-log/event-log.ts'
import { commit, sampleAccount, sampleProfile } from '../contracts/sample.ts'
import { temporaryFolder } from '../running-server.ts'
import { runCommand } from './run-command.ts'

const folder = await temporaryFolder('events')
afterAll(() => folder.dispose())

const AT = Date.UTC(2026, 10, 21, 12)
const USAGE = 'Not done: bun run events [retry <consumer> <event> | retry --all]\n'

/** An install in which a like to Bob and a removed consumer are parked; the audit waits for a retry. */
async function withParked() {
  const dataDir = join(folder.path, crypto.randomUUID())
  await mkdir(dataDir)
  const open = () => openLibsql({ url: `file:${join(dataDir, 'vonk.db')}` })
  const storage = await open()
  await commit(storage, async ({ accounts, profiles, events }) => {
    for (const id of ['ann', 'bob']) {
      await accounts.add(sampleAccount({ id }))
      await profiles.add(sampleProfile({ id }))
    }
    await events.append({ type: 'member.liked', from: 'ann', to: 'bob' }, AT)
  })
  const [event] = await storage.reads.events.after(BEGINNING, 1)
  if (!event) throw new Error('nothing happened')
  await commit(storage, async ({ events }) => {
    const parked = { event, error: 'TypeError', parkedAt: AT }
    await events.park({ ...parked, consumer: 'counters' })
    await events.park({ ...parked, consumer: 'notifications', parkedAt: AT + 1 })
    await events.advance('notifications', BEGINNING, event.position)
    await events.fail('audit', BEGINNING, 2, AT)
  })
  const ask = (...given: readonly string[]) => runCommand('events', given, { DATA_DIR: dataDir })
  return { ask, open, dataDir, close: () => storage.close() }
}

test('an operator sees consumer positions and errors, beside a running server', async () => {
  const { ask, close } = await withParked()
  const { code, output } = await ask()
  await close()
  expect(code).toBe(0)
  expect(output).toBe(`The log ends at 0.1.
  released-photos: at 0.0
  notifications: at 0.1
  audit: at 0.0, failed 2 times, next try 2026-11-21T12:00:00.000Z
  security-log: at 0.0

Set aside:
  counters 1  2026-11-21T12:00:00.000Z  member.liked, TypeError
  notifications 1  2026-11-21T12:00:00.001Z  member.liked, TypeError
`)
})

test('parked events are handled again, one or all, while no server has the file', async () => {
  const { ask, open, close } = await withParked()
  expect((await ask('retry', '--all')).complaint).toStartWith('Not done: another process has')
  await close()

  const one = await ask('retry', 'notifications', '1')
  expect(one.output).toBe('1 handled, 0 still set aside.\n')
  expect((await ask('retry', 'notifications', '1')).complaint).toBe(
    'Not done: no such event was set aside.\n',
  )
  expect((await ask('retry', '--all')).output).toBe('1 handled, 0 still set aside.\n')

  const { reads, close: closeAgain } = await open()
  expect(await reads.events.parked(9)).toEqual([])
  const waiting = await reads.deliveries.waiting(9)
  expect(waiting.map(({ notice }) => notice.kind)).toEqual(['new-like'])
  await closeAgain()
})

test('an event that fails again stays parked, and the command says so', async () => {
  const { ask, close, dataDir } = await withParked()
  await close()
  const database = new Database(join(dataDir, 'vonk.db'))
  database.run(
    "create trigger refuse before insert on deliveries begin select raise(abort, 'refused'); end",
  )
  database.close()
  const { code, output } = await ask('retry', '--all')
  expect([code, output]).toEqual([1, '1 handled, 1 still set aside.\n'])
})

test('wrong arguments print the usage', async () => {
  const { ask, close } = await withParked()
  await close()
  for (const given of [
    ['retry'],
    ['retry', 'audit'],
    ['drop', 'audit', '1'],
    ['retry', 'a', 'b', 'c'],
  ])
    expect((await ask(...given)).complaint).toBe(USAGE)
})
