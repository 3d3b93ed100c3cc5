/**
 * `bun run load`: members who use a site as people do, more at each step, until it answers too late. `--members N`
 * measures one number of them; `--seconds S` is how long a step takes.
 * An action is due when the clock says so, and its latency counts from then: what comes while the server is slow is not
 * left out. This process and those that hold the pages are the generator; the server is a process of its own.
 */
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { newId } from '../contracts/sample.ts'
import { BUNDLED, startServer, temporaryFolder } from '../running-server.ts'
import { memoryOf, processorOf, seededFolder } from './bench-server.ts'
import { type Action, actingMembers, type Outcome, type Page } from './load/acting-members.ts'
import type { Answer } from './load/connections.ts'
import { speedOf } from './measures.ts'
import { signCrowdIn } from './members.ts'
import { personId } from './seed-profiles.ts'
import { type Row, tableOf } from './table.ts'

/** Seconds between two actions of a member, on average. */
const THINKING = 20
/** What a member does, how often of a hundred times, and what is asked for it. Each has one page open. */
const MIX: readonly Action[] = [
  { name: 'open the site', share: 3, act: ({ get }) => get('/members') },
  { name: 'browse', share: 36, act: ({ get }) => get(`/api/members/${somebody()}`) },
  { name: 'search', share: 22, act: ({ get }) => get(`/api/members?${oneOf(SEARCHES)}`) },
  { name: 'read', share: 18, act: ({ get, chat }) => both(get('/api/chats.php'), get(chat)) },
  { name: 'send', share: 13, act: ({ post, chat }) => post(chat, { id: newId(), ...MESSAGE }) },
  { name: 'like', share: 7, act: ({ put }) => put(`/api/likes/${somebody()}`) },
  { name: 'buy', share: 1, act: buy },
]
/** What a page asks for when it hears of a change. */
const HEARD = {
  message: ['/api/chats.php', '/api/user.php'],
  like: ['/api/likes.php'],
  order: ['/api/user.php'],
}
const SEARCHES = [
  'gender=female&country=NL&min_age=25&max_age=45',
  'gender=male&country=NL&min_age=30&max_age=50&photo=true',
  'gender=female&distance=50&min_age=25&max_age=55',
  'country=NL&countryregion=Utrecht&min_age=20&max_age=60',
  '',
]
const MESSAGE = { text: 'Zullen we zaterdag naar de markt?', acknowledged: true }

const STEPS = [1000, 2500, 5000, 10_000, 15_000, 20_000]
const PEOPLE = 100_000
/** In milliseconds, for nineteen of twenty actions; and how many of a hundred requests may be refused. */
const LATEST = 200
const MOST_REFUSED = 1
/** Requests under way at once, and files that the server has open besides them and the pages. */
const CONNECTIONS = 512
const OTHER_FILES = 200
const WARM_UP = 5
const REPORTS = 'dist/bench'

/** What a compressed body begins with. */
const GZIPPED = 0x1f

const somebody = () => personId(Math.floor(Math.random() * PEOPLE))
const oneOf = (items: readonly string[]) => items[Math.floor(Math.random() * items.length)] ?? ''
const both = (...answers: readonly Promise<unknown>[]) => Promise.all(answers)

const jsonOf = ({ body }: Answer) =>
  JSON.parse((body[0] === GZIPPED ? Bun.gunzipSync(new Uint8Array(body)) : body).toString())

/** Orders credits, pays on the provider's page, and comes back from it. */
async function buy({ get, post }: Page): Promise<void> {
  const offer = await get('/api/bundles')
  if (offer.status !== 200) return
  const { bundles, usual_method } = jsonOf(offer)
  const order = { id: newId(), payment_id: newId(), bundle_id: bundles[0].id, method: usual_method }
  const placed = await post('/api/orders', order)
  if (placed.status !== 201) return
  const body = new URLSearchParams({ outcome: 'paid' })
  await fetch(jsonOf(placed).checkout_url, { method: 'POST', body, redirect: 'manual' })
  await post(`/api/orders/${order.id}/refresh`, {})
}

const say = (line: string) => process.stderr.write(`${line}\n`)
const count = (figure: number) => Math.round(figure).toLocaleString('en')
const { values } = parseArgs({
  options: { members: { type: 'string' }, seconds: { type: 'string', default: '20' } },
})
const seconds = Number(values.seconds)
const files = Number(
  /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1],
)
/** Pages that a server with so many files can have open. */
const most = files - CONNECTIONS - OTHER_FILES
const wanted = values.members ? [Number(values.members)] : STEPS
const steps = [...new Set(wanted.map((members) => Math.min(members, most)))]

await import('#api/server/bundle.ts')
const folder = await temporaryFolder('load')
say(`a database of ${count(PEOPLE)} members …`)
const { dataDir, database } = await seededFolder(folder.path, PEOPLE, Date.now())
const crowd = await signCrowdIn(database, PEOPLE, Math.max(...steps), Date.now())
// As behind a proxy: a site opens few pages for one address.
const server = await startServer({ dataDir, command: BUNDLED, env: { PROXIES: '1' } })
const members = actingMembers({
  origin: server.origin,
  crowd,
  mix: MIX,
  heard: HEARD,
  thinking: THINKING,
  connections: CONNECTIONS,
})

/** Seconds that all processors of the machine have worked, for whomever. */
const machine = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000

/** What was used of processors since it was called, in processors. */
function using() {
  const figures = () => ({
    server: processorOf(server.pid),
    generator: members.processor(),
    machine: machine(),
  })
  const [begun, before] = [performance.now(), figures()]
  return () => {
    const [after, passed] = [figures(), (performance.now() - begun) / 1000]
    return {
      server: (after.server - before.server) / passed,
      generator: (after.generator - before.generator) / passed,
      machine: (after.machine - before.machine) / passed,
    }
  }
}
type Used = ReturnType<ReturnType<typeof using>>

/** Why a step was too much; `null` if it was not. */
function whatEnds({ refused, answered, failed }: Outcome, p95: number, used: Used): string | null {
  const share = (100 * refused) / (refused + answered)
  const failures = failed.values().reduce((sum, failures) => sum + failures, 0)
  if (failures > 0) return `requests that failed: ${[...failed].slice(0, 5).join('; ')}`
  if (p95 <= LATEST && share <= MOST_REFUSED) return null
  const how = share > MOST_REFUSED ? `${share.toFixed(0)} % refused` : `p95 ${count(p95)} ms`
  if (used.server > 0.9) return `${how}: the server's processor is full`
  if (used.generator > 0.9) return `${how}: the generator's processor is full`
  return used.machine > 0.9 * cpus().length
    ? `${how}: the machine is full, which others use too`
    : `${how}, of no processor that is full`
}

const rows: Row[] = []
let carried = 0
let ended = most < Math.max(...wanted) ? `${files} files that a process may have open` : null

try {
  for (const [nth, step] of steps.entries()) {
    say(`${count(step)} members …`)
    await members.open(step)
    if (nth === 0) await members.during(WARM_UP)
    const used = using()
    const outcome = await members.during(seconds)
    const share = used()
    const speed = speedOf([...outcome.taken.values()].flat(), seconds * 1000)
    const name = `${count(step)} members`
    rows.push(
      { name, speed, verdict: { target: `p95 at most ${LATEST}`, reached: speed.p95 <= LATEST } },
      ...MIX.map((action) => ({
        name: `  ${action.name}`,
        speed: speedOf(outcome.taken.get(action.name) ?? [], seconds * 1000),
      })),
      { name: '  requests', figure: { value: outcome.answered / seconds, unit: '/s' } },
      { name: '  refused (503)', figure: { value: outcome.refused, unit: '' } },
      { name: "  the server's processor", figure: { value: share.server * 100, unit: '%' } },
      { name: "  the generator's", figure: { value: share.generator * 100, unit: '%' } },
      { name: '  all of the machine', figure: { value: share.machine * 100, unit: '%' } },
      { name: '  memory', figure: { value: await memoryOf(server.pid), unit: 'MB' } },
    )
    const end = whatEnds(outcome, speed.p95, share)
    if (end !== null) {
      ended = `${name}: ${end}`
      break
    }
    carried = step
  }
} finally {
  members.end()
  await server.kill()
  await folder.dispose()
}

await mkdir(REPORTS, { recursive: true })
await Bun.write(`${REPORTS}/load.json`, JSON.stringify({ carried, ended, rows }, null, 2))
process.stdout.write(
  `${tableOf(rows)}\n\n${count(carried)} members at p95 of at most ${LATEST} ms; what ends first: ${ended ?? 'nothing did'}\n`,
)
process.exit(0)
