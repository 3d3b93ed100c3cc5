import { describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { admission } from '#api/http/guards/admission.ts'
import type { LogFacts } from '#api/http/logs/log.ts'

const BUSY_AFTER = 250

/** A server whose event loop turns when the test says so. */
function openServer() {
  let clock = 0
  let backlog = { waiting: 0, oldest: 0 }
  let turn: () => void = () => undefined
  const lines: (LogFacts | undefined)[] = []
  const server = new Elysia()
    .use(
      admission(
        { log: (_level, event, facts) => lines.push({ event, ...facts }) },
        {
          now: () => clock,
          onTurn: (turned) => {
            turn = turned
          },
          backlog: () => backlog,
          busyAfter: BUSY_AFTER,
          isFile: (path) => path.startsWith('/assets/'),
          pageOf: async () => new Response('Too busy', { status: 503 }),
        },
      ),
    )
    .all('/*', () => 'answered')
  const ask = (path: string, method = 'GET') =>
    server.handle(new Request(`http://localhost${path}`, { method }))
  return {
    ask,
    statusOf: async (path: string, method?: string) => (await ask(path, method)).status,
    lines,
    /** So many transactions wait for the writer, the first of them so long. */
    queue(waiting: number, oldest: number) {
      backlog = { waiting, oldest }
    },
    /** Time passes; the loop comes to its timers afterwards. */
    work(millis: number) {
      clock += millis
      turn()
    },
    /** Time passes within a turn. */
    pass(millis: number) {
      clock += millis
    },
  }
}

/** A server that has been behind its time for a second. */
function openLateServer() {
  const server = openServer()
  server.work(500)
  server.work(500)
  return server
}

describe('a server behind its time', () => {
  test('refuses what it cannot answer soon, with the time to try again', async () => {
    const { ask, pass } = openLateServer()
    pass(BUSY_AFTER + 1)
    const refused = await ask('/api/members')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await refused.json()).toEqual({ code: 'busy' })
    expect(await (await ask('/members')).text()).toBe('Too busy')
  })

  test('refuses changes later, and last what a member pays for', async () => {
    const { statusOf, pass } = openLateServer()
    const statuses = () =>
      Promise.all([
        statusOf('/api/members'),
        statusOf('/api/likes', 'POST'),
        statusOf('/api/conversations/c/messages', 'POST'),
        statusOf('/api/orders', 'POST'),
        statusOf('/api/webhooks/mollie', 'POST'),
      ])
    pass(BUSY_AFTER + 1)
    expect(await statuses()).toEqual([503, 200, 200, 200, 200])
    pass(BUSY_AFTER * 3)
    expect(await statuses()).toEqual([503, 503, 200, 200, 200])
    pass(BUSY_AFTER * 6)
    expect(await statuses()).toEqual([503, 503, 503, 503, 503])
  })

  test('always answers probes and static files', async () => {
    const { statusOf, pass } = openLateServer()
    pass(60_000)
    expect(await statusOf('/health')).toBe(200)
    expect(await statusOf('/ready')).toBe(200)
    expect(await statusOf('/assets/app.js')).toBe(200)
  })

  test('accepts everything again after a turn in time', async () => {
    const { statusOf, work, pass } = openLateServer()
    pass(BUSY_AFTER + 1)
    expect(await statusOf('/api/members')).toBe(503)
    work(0)
    work(20)
    pass(BUSY_AFTER + 1)
    expect(await statusOf('/api/members')).toBe(200)
  })

  test('logs a count each second, not a line each', async () => {
    const { statusOf, work, pass, lines } = openLateServer()
    pass(BUSY_AFTER + 1)
    for (let n = 0; n < 5; n++) await statusOf('/api/members')
    expect(lines).toEqual([])
    work(500)
    expect(lines).toEqual([{ event: 'requests.refused', count: 5 }])
  })
})

describe('a writer behind its time', () => {
  /** Its transactions have waited for a second. */
  function openBehind(waiting: number, oldest: number) {
    const server = openServer()
    server.queue(waiting, oldest)
    server.work(20)
    server.work(1000)
    server.work(0)
    return server
  }
  const statuses = ({ statusOf }: ReturnType<typeof openServer>) =>
    Promise.all([
      statusOf('/api/members'),
      statusOf('/api/likes', 'POST'),
      statusOf('/api/conversations/c/messages', 'POST'),
    ])

  test('refuses changes, last what a member pays for, and no reading', async () => {
    expect(await statuses(openBehind(1000, BUSY_AFTER))).toEqual([200, 200, 200])
    expect(await statuses(openBehind(1000, BUSY_AFTER * 4 + 1))).toEqual([200, 503, 200])
    expect(await statuses(openBehind(1000, BUSY_AFTER * 10 + 1))).toEqual([200, 503, 503])
  })

  test('accepts all again once it is in time', async () => {
    const server = openBehind(1000, BUSY_AFTER * 11)
    server.queue(0, 0)
    server.work(20)
    expect(await statuses(server)).toEqual([200, 200, 200])
  })

  test('refuses nobody while few wait, as for a slow disk', async () => {
    expect(await statuses(openBehind(30, BUSY_AFTER * 9))).toEqual([200, 200, 200])
  })
})

test('a single long pause refuses nobody', async () => {
  const { statusOf, work, pass } = openServer()
  work(20)
  pass(5000)
  expect(await statusOf('/api/members')).toBe(200)
  work(0)
  expect(await statusOf('/api/members')).toBe(200)
})
