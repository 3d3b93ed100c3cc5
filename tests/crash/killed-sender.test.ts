import { afterAll, expect, test } from 'bun:test'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { queueNotification } from '#tests/core/notifications/queue-notification.ts'
import { headerOf, openMailServer } from '../adapters/mail/open-post-office.ts'
import { addMember, commit, newId } from '../contracts/sample.ts'
import { type RunningServer, startServer, temporaryFolder } from '../running-server.ts'
import { databaseIn } from './test-members.ts'

const MEMBERS = 120
const KILLS = 3
/** The number of letters a server sends at a time. */
const AT_ONCE = 8

const folder = await temporaryFolder('sender')
const mailServer = await openMailServer()
const running: RunningServer[] = []
afterAll(async () => {
  for (const server of running) await server.kill()
  await mailServer.close()
  await folder.dispose()
})

const env = { SMTP_URL: mailServer.url, LOG_LEVEL: 'error' }
const start = async () => {
  const server = await startServer({ dataDir: folder.path, env })
  running.push(server)
  return server
}

test(`a server killed ${KILLS} times while sending loses no letter; duplicates have the same Message-ID`, async () => {
  const storage = await openLibsql({ url: `file:${databaseIn(folder.path)}` })
  const members: string[] = []
  for (let n = 0; n < MEMBERS; n += 1) {
    const member = await addMember(storage)
    await commit(storage, (stores) =>
      queueNotification(stores, { now: Date.now, newId }, { kind: 'reset', member }),
    )
    members.push(member)
  }
  await storage.close()

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const server = await start()
    await mailServer.taking((kill * MEMBERS) / (KILLS + 1))
    await server.kill()
  }
  const server = await start()
  const readers = () => new Set(mailServer.taken.flatMap(({ recipients }) => recipients))
  while (readers().size < MEMBERS) await mailServer.taking(mailServer.taken.length + 1)
  await server.stop()

  expect(readers()).toEqual(new Set(members.map((member) => `${member}@example.test`)))
  expect(mailServer.taken.length).toBeLessThanOrEqual(MEMBERS + KILLS * AT_ONCE)
  const names = new Map<string, Set<string>>()
  for (const { raw, recipients } of mailServer.taken) {
    const known = names.get(String(recipients)) ?? new Set()
    names.set(String(recipients), known.add(headerOf(raw, 'Message-ID')))
  }
  expect([...names.values()].every(({ size }) => size === 1)).toBe(true)
  expect(await left()).toEqual([])
}, 240_000)

async function left() {
  const storage = await openLibsql({ url: `file:${databaseIn(folder.path)}` })
  const waiting = await storage.reads.deliveries.waiting(MEMBERS)
  await storage.close()
  return waiting
}
