/**
 * `bun run cluster:sockets`: 20,000 open pages (`SOCKETS`) over two servers on one PostgreSQL (`POSTGRES_URL`): what each
 * costs, how long a message takes to the page of a member at the other server, how soon all are back after a restart,
 * and how much two servers do per second of processor beside one. A table for the handbook; nothing is asserted.
 */
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { memoryOf, processorOf } from '../bench/bench-server.ts'
import { load } from '../bench/load/load.ts'
import { wireRequest } from '../bench/load/requests.ts'
import { median, speedOf } from '../bench/measures.ts'
import { type Row, tableOf } from '../bench/table.ts'
import { createEmpty } from '../contracts/postgres-server.ts'
import { newId } from '../contracts/sample.ts'
import { freePort } from '../free-port.ts'
import { BUNDLED, startServer, temporaryFolder } from '../running-server.ts'
import { sharedEnv } from '../shared-env.ts'
import { until } from '../until.ts'
import { manyMembers } from './many-members.ts'
import { startPages } from './socket-protocol.ts'

const SOCKETS = Number(process.env.SOCKETS ?? 20_000)
const WRITERS = 16
const MESSAGES = 800
/** A second, as a busy site has them. */
const PER_SECOND = 40
/** That hold the pages. */
const PROCESSES = 4
const ROUNDS = 3
/** Seconds of processor for each measurement, and how long it may take on a machine that others use. */
const ENOUGH = 2
const LONGEST = 12_000
/** Files that a process has open besides its sockets. */
const OTHER_FILES = 500

const say = (line: string) => process.stderr.write(`${line}\n`)
const { POSTGRES_URL } = process.env
const files = Number(
  /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1],
)
if (!POSTGRES_URL) {
  say('Two servers need PostgreSQL: set POSTGRES_URL to a server where databases can be made.')
  process.exit(1)
}
if (files < SOCKETS / 2 + OTHER_FILES) {
  say(`A process may have ${files} files open, too few for ${SOCKETS} pages: ulimit -n 65536`)
  process.exit(1)
}
const isRoaming = files > SOCKETS + OTHER_FILES
if (!isRoaming) say(`With ${files} files one server cannot have all: pages return to their own.`)

const folder = await temporaryFolder('sockets')
const { url, drop } = await createEmpty(POSTGRES_URL)
const env = { ...sharedEnv(url), PAGES: '0', PROXIES: '1', BUSY_AFTER: '60000' }
const start = (port: number) => startServer({ dataDir: folder.path, port, env, command: BUNDLED })
const ports = [freePort(), freePort()] as const

await import('#api/server/bundle.ts')
say('members …')
const { sessions, writers } = await manyMembers(url, env.SESSION_SECRET, {
  members: SOCKETS,
  writers: WRITERS,
})
const servers = [await start(ports[0]), await start(ports[1])]
const arrivals = new Map<string, (at: number) => void>()
const rows: Row[] = []

/** One message to the page at the other server; how long after it was sent the page knew. */
async function messageTo(nth: number, conversation: string, session: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  arrivals.set(`${nth} ${conversation}`, resolve)
  const begun = Date.now()
  const away = servers[(nth + 1) % 2]?.origin
  const answer = await fetch(`${away}/api/conversations/${conversation}/messages`, {
    method: 'POST',
    headers: { cookie: `vonk_session=${session}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: newId(), text: 'Zullen we?', acknowledged: true }),
  })
  if (answer.status !== 201) throw new Error(`a message: ${answer.status} ${await answer.text()}`)
  return (await promise) - begun
}

async function across(): Promise<readonly number[]> {
  const taken: Promise<number>[] = []
  const begun = performance.now()
  for (let sent = 0; sent < MESSAGES; sent += 1) {
    const nth = sent % WRITERS
    // One at a time of each: a page is told once of what comes together.
    await taken[sent - WRITERS]
    await Bun.sleep(begun + (sent / PER_SECOND) * 1000 - performance.now())
    const { conversation = '', session = '' } = writers[nth] ?? {}
    taken.push(messageTo(nth, conversation, session))
  }
  return Promise.all(taken)
}

const usedBy = (some: typeof servers) => some.reduce((sum, { pid }) => sum + processorOf(pid), 0)

/** Requests for each second of processor, by servers that take them in equal parts; long enough to tell. */
async function perProcessorSecond(loaded: typeof servers): Promise<number> {
  const paths = ['/api/chats.php', '/api/members?country=NL', '/api/user.php']
  const requests = writers.flatMap(({ session }) =>
    paths.map((path) => wireRequest({ path, session })),
  )
  const before = usedBy(loaded)
  let answered = 0
  for (let begun = performance.now(); usedBy(loaded) - before < ENOUGH; ) {
    const speeds = await Promise.all(
      loaded.map(({ origin }) =>
        load({ origin, requests, connections: 32 / loaded.length, seconds: 1 }, folder.path),
      ),
    )
    answered += speeds.reduce((sum, { perSecond }) => sum + perSecond, 0)
    if (performance.now() - begun > LONGEST) break
  }
  return answered / (usedBy(loaded) - before)
}

try {
  say('one server beside two …')
  for (let warming = 0; warming < 2; warming += 1) await perProcessorSecond(servers)
  const [one, two]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    one.push(await perProcessorSecond(servers.slice(0, 1)))
    two.push(await perProcessorSecond(servers))
  }
  const ratio = median(two) / median(one)
  rows.push({
    name: 'requests per second of processor, two servers',
    figure: { value: median(two), unit: '/s' },
    ratio: { value: ratio, of: 'one server' },
    verdict: { target: 'at least 0.80', reached: ratio >= 0.8 },
  })

  say('pages …')
  const memory = async () =>
    (await Promise.all(servers.map(({ pid }) => memoryOf(pid)))).reduce((sum, one) => sum + one, 0)
  const before = await memory()
  const begun = performance.now()
  const pages = startPages(sessions, PROCESSES, { ports, isRoaming }, ({ nth, at, data }) => {
    const { type, conversation } = JSON.parse(data)
    const key = `${nth} ${conversation}`
    if (type !== 'message' || !arrivals.has(key)) return
    arrivals.get(key)?.(at)
    arrivals.delete(key)
  })
  const allOpen = async () => (await pages.state()).open === SOCKETS
  await until(allOpen)
  const opened = (performance.now() - begun) / 1000
  const each = (((await memory()) - before) * 1024) / SOCKETS
  rows.push({
    name: `${SOCKETS.toLocaleString('en')} pages over two servers, all open after`,
    figure: { value: opened, unit: 's' },
  })
  rows.push({
    name: 'memory of each',
    figure: { value: each, unit: 'kB' },
    verdict: { target: 'at most 16', reached: each <= 16 },
  })

  say('messages …')
  const taken = await across()
  const speed = speedOf(taken, (MESSAGES / PER_SECOND) * 1000)
  rows.push({
    name: 'a message, sent at one server, known to a page at the other',
    speed,
    verdict: { target: 'p99 at most 50 ms', reached: speed.p99 <= 50 },
  })

  say('a restart …')
  const stopped = performance.now()
  const gone = SOCKETS / 2
  await servers[1]?.stop()
  servers[1] = await start(ports[1])
  await until(allOpen)
  const back = (performance.now() - stopped) / 1000
  const { errors } = await pages.state()
  rows.push({
    name: `${gone.toLocaleString('en')} pages of a restarted server, all back after`,
    figure: { value: back, unit: 's' },
    verdict: {
      target: `at most 10, 0 cut off (${errors} were)`,
      reached: back <= 10 && errors === 0,
    },
  })
  pages.end()
} finally {
  await Promise.all(servers.map(({ kill }) => kill()))
  await drop()
  await folder.dispose()
}
process.stdout.write(`${tableOf(rows)}\n\n${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}\n`)
process.exit(0)
