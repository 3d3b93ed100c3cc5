import { afterAll, expect, test } from 'bun:test'
import { freePort } from '../free-port.ts'
import { type RunningServer, startServer, temporaryFolder } from '../running-server.ts'
import { isFull } from '../share.ts'
import { type Answer, type Asked, type Client, clientOf } from './client.ts'
import { finish, write, writeAndBuy } from './client-loops.ts'
import { seededRandom } from './seeded-random.ts'
import { markAllOnline, settle, type TestMember } from './test-members.ts'
import { brokenPromises } from './truth.ts'

/** How often the server is killed, and the seed of the moments; more of either for a longer run. */
const KILLS = Number(process.env.CRASH_KILLS ?? (isFull ? 20 : 3))
const SEED = Number(process.env.CRASH_SEED ?? 20_261_121)
const RICH = 1_000_000
const SAMPLE = 40

const folder = await temporaryFolder('crash')
const port = freePort()
let server: RunningServer | undefined
const restart = async () => {
  markAllOnline(folder.path)
  server = await startServer({
    dataDir: folder.path,
    port,
    env: { LOG_LEVEL: 'error', BUSY_AFTER: '60000' },
  })
  return server
}
afterAll(async () => {
  await server?.kill()
  await folder.dispose()
})

test(
  `a server killed ${KILLS} times under writes and payments loses nothing, and charges nobody twice`,
  async () => {
    const residents = await settle(folder.path, [RICH, RICH, RICH, 0, 3])
    const client = clientOf(`http://127.0.0.1:${port}`)
    const chance = seededRandom(SEED)

    for (let kill = 0; kill < KILLS; kill++) {
      const { kill: pull } = await restart()
      await askAgain(
        client,
        client.asked.filter(({ answer }) => answer === null),
      )
      await askAgain(client, client.asked.slice(-SAMPLE))
      await live(client, residents, chance.between(20, 300), async () => {
        // A moment after a response, independent of the server.
        await Bun.sleep(chance.between(0, 25))
        await pull()
      })
      expect(brokenPromises(folder.path, client.asked)).toEqual([])
    }

    await restart()
    await askAgain(client, client.asked)
    await completeOrders(client)
    await server?.kill()
    expect(brokenPromises(folder.path, client.asked)).toEqual([])
    expect(client.asked.every(({ answer }) => answer !== null)).toBe(true)
    expect(count(client, '/messages')).toBeGreaterThan(20 * KILLS)
    expect(count(client, '/api/orders')).toBeGreaterThan(0)
  },
  60_000 + KILLS * 30_000,
)

const count = ({ asked }: Client, path: string) =>
  asked.filter((one) => one.path.endsWith(path) && one.answer?.status === 201).length

/** All clients run until this many responses and the end of the server. */
async function live(
  client: Client,
  residents: readonly TestMember[],
  answers: number,
  end: () => Promise<void>,
): Promise<void> {
  let left = answers
  const enough = Promise.withResolvers<void>()
  const goOn = () => {
    left -= 1
    if (left <= 0) enough.resolve()
    return true
  }
  const [one, two, three, ...poor] = residents
  const writers = [one, two, three].filter((resident) => resident !== undefined)
  const lives = [
    // Two browsers of each, concurrently.
    ...[...writers, ...writers].map((who) => write(client, who, goOn)),
    ...poor.map((who) => writeAndBuy(client, who, goOn)),
  ]
  const all = Promise.all(lives)
  await Promise.race([enough.promise, all])
  await end()
  await all
}

/** Retries all requests: those with a response must get the same, the others get one now. */
async function askAgain({ call }: Client, questions: readonly Asked[]): Promise<void> {
  await Promise.all(
    questions.map(async (question) => {
      const again = await call(question.session, question.path, question.body)
      const first = question.answer
      // A refusal for lack of credits depends on its time.
      if (first === null || first.status === 402) question.answer = again
      else expect(lasting(again)).toEqual(lasting(first))
    }),
  )
}

/** The part of a response that never changes: an order's state does. */
const lasting = (answer: Answer | null) => {
  if (!answer || !('checkout_url' in answer.body)) return answer
  const { state, settled_at, paid_at, payment_state, refundable, retry, checkout_url, ...body } =
    answer.body
  return { ...answer, body }
}

async function completeOrders(client: Client): Promise<void> {
  for (const { path, session, body } of client.asked) {
    if (path !== '/api/orders') continue
    const seen = await client.call(session, `/api/orders/${body.id}`)
    if (seen?.body.state === 'pending') await finish(client, session, seen.body)
  }
}
