import { expect, test } from 'bun:test'
import { SQL } from 'bun'
import { checkPostgres } from '#adapters/backup/postgres-dump.ts'
import { createDatabase } from '#tests/contracts/postgres-server.ts'
import { newId } from '#tests/contracts/sample.ts'
import { manyMembers } from '../cluster/many-members.ts'
import { type RunningServer, startServer, temporaryFolder } from '../running-server.ts'
import { isFull } from '../share.ts'
import { sharedEnv } from '../shared-env.ts'
import { until } from '../until.ts'
import { clientOf } from './client.ts'

const TIMEOUT = 180_000
const PAUSED = 30_000
const AHEAD = ['--preload', new URL('./clock-ahead.preload.ts', import.meta.url).pathname]

const database = await createDatabase()
if (database) {
  const env = { ...sharedEnv(database.url), PAGES: '0', BUSY_AFTER: '60000' }
  const folder = await temporaryFolder('two-servers')
  database.onClose(folder.dispose)
  const start = async (...flags: readonly string[]) => {
    const command = ['bun', ...flags, 'api/server.ts']
    const server = await startServer({ dataDir: folder.path, env, command })
    database.onClose(server.kill)
    return server
  }
  const { sessions, writers } = await manyMembers(database.url, env.SESSION_SECRET, {
    members: 8,
    writers: 4,
  })
  const first = await start()
  const client = new SQL({ url: database.url, max: 1 })
  database.onClose(() => client.close())

  /** Sends messages to each of the servers in turn, until told; all that were acknowledged. */
  async function sendTo(servers: readonly RunningServer[], goesOn: () => boolean) {
    const sent: string[] = []
    const clients = servers.map(({ origin }) => clientOf(origin))
    const send = async ({ session, conversation }: (typeof writers)[number]) => {
      for (let nth = 0; goesOn(); nth += 1) {
        const body = { id: newId(), text: 'Hoi', acknowledged: true }
        const path = `/api/conversations/${conversation}/messages`
        const answer = await clients[nth % clients.length]?.call(session, path, body)
        if (answer?.status === 201) sent.push(body.id)
      }
    }
    await Promise.all(writers.map(send))
    return sent
  }

  /** Every acknowledged message is there once, in order, and every wallet is what its ledger says. */
  async function expectNothingLost(sent: readonly string[]) {
    const [row] =
      await client`select count(*)::int as there from messages where id in ${client(sent)}`
    expect(row.there).toBe(sent.length)
    const unordered = await client`
      select conversation from messages group by conversation
      having count(*) <> max(seq) or min(seq) <> 1`
    expect([...unordered]).toEqual([])
    expect((await checkPostgres(database?.url ?? '')).uneven).toBe(0)
  }

  test(
    'a server whose clock is five seconds ahead serves the same members, and nothing is lost',
    async () => {
      const ahead = await start(...AHEAD)
      let count = 0
      const sent = await sendTo([first, ahead], () => ++count < 200)
      const [last] = await client`select max(sent_at)::bigint as at from messages`
      expect(Number(last.at)).toBeGreaterThan(Date.now())
      expect(sent).toHaveLength(199)
      await expectNothingLost(sent)
      // Who was seen by one a moment ago, is signed in at the other.
      for (const { origin } of [ahead, first, ahead, first])
        expect((await clientOf(origin).call(sessions[0] ?? '', '/api/user.php'))?.status).toBe(200)
      await ahead.stop()
    },
    TIMEOUT,
  )

  test.skipIf(!isFull)(
    'a server that stands still for a while holds up nobody at the other, and goes on where it was',
    async () => {
      const second = await start()
      let pausedFor = 0
      let begun = 0
      const sending = sendTo([first], () => begun === 0 || pausedFor < PAUSED)
      // It stands still in the middle of work.
      const busy = sendTo([second], () => pausedFor === 0)
      const messages = async () => Number((await client`select count(*) as n from messages`)[0].n)
      const before = await messages()
      await until(async () => (await messages()) > before + 20)
      begun = performance.now()
      process.kill(second.pid, 'SIGSTOP')
      const atPause = await messages()
      await until(() => {
        const isOver = performance.now() - begun > PAUSED
        if (isOver) pausedFor = PAUSED
        return isOver
      })
      process.kill(second.pid, 'SIGCONT')
      const sent = [...(await sending), ...(await busy)]
      expect(await messages()).toBeGreaterThan(atPause + 20)
      await until(async () => (await fetch(`${second.origin}/ready`)).ok)
      let count = 0
      sent.push(...(await sendTo([second], () => ++count < 40)))
      await expectNothingLost(sent)
      await second.stop()
    },
    TIMEOUT,
  )
} else test.skip('two servers need a PostgreSQL server', () => undefined)
