/** Benchmarks of Vonk as ratios against floors measured in the same run. */
import { mkdir } from 'node:fs/promises'
import { cpus } from 'node:os'
import { once } from '#adapters/drizzle/shared/database.ts'
import { temporaryFolder } from '../running-server.ts'
import { type BenchServer, openBenchServer } from './bench-server.ts'
import { GENERATOR } from './load/load.ts'
import { chats } from './parts/chats.ts'
import { login } from './parts/login.ts'
import { messages } from './parts/messages.ts'
import { search } from './parts/search.ts'
import { start } from './parts/start.ts'
import { type Row, tableOf } from './table.ts'

const REPORTS = 'dist/bench'
/** Timeout of the whole bench. */
const LIMIT = 300_000

const say = (line: string) => process.stderr.write(`${line}\n`)
const folder = await temporaryFolder('bench')
const started = performance.now()
const elapsed = () => `${((performance.now() - started) / 1000).toFixed(0)} s`

const tooLong = setTimeout(async () => {
  say('The bench took more than five minutes and was given up.')
  await folder.dispose()
  process.exit(1)
}, LIMIT)
// What an operator runs.
await import('#api/server/bundle.ts')
const servers: BenchServer[] = []
const rows: Row[] = []

async function server(people: number): Promise<BenchServer> {
  say(`${elapsed()}: a database of ${people.toLocaleString('en')} members`)
  const opened = await openBenchServer(folder.path, people)
  servers.push(opened)
  return opened
}
const few = once(() => server(100_000))
const many = once(() => server(1_000_000))

const PARTS: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  messages: async () => messages(await few()),
  chats: async () => chats(await few(), folder.path),
  search: async () => search(await few(), await many()),
  login: async () => login(await few()),
  memory: async () => [
    { name: 'memory after all that', figure: { value: await (await few()).memory(), unit: 'MB' } },
  ],
  start: async () => start(await many()),
}
/** A part that fails does not stop the others; a missed goal is no failure. */
function failed(name: string, failure: unknown): readonly Row[] {
  process.exitCode = 1
  return [{ name: `${name} failed: ${failure instanceof Error ? failure.message : failure}` }]
}

/** All parts, or those named as arguments. */
const wanted = Bun.argv.length > 2 ? Bun.argv.slice(2) : Object.keys(PARTS)

try {
  for (const name of wanted) {
    const part = PARTS[name]
    if (!part) throw new Error(`there is no part ${name}, only ${Object.keys(PARTS).join(', ')}`)
    await Promise.all(servers.map(({ waitUntilIdle }) => waitUntilIdle()))
    say(`${elapsed()}: ${name}`)
    rows.push(...(await part().catch((failure) => failed(name, failure))))
  }
} finally {
  clearTimeout(tooLong)
  await Promise.all(servers.map(({ server }) => server.kill()))
  await folder.dispose()
}

const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`
const about = {
  machine,
  generator: GENERATOR,
  seconds: Math.round((performance.now() - started) / 1000),
}
await mkdir(REPORTS, { recursive: true })
await Bun.write(`${REPORTS}/bench.json`, JSON.stringify({ ...about, rows }, null, 2))
process.stdout.write(`${tableOf(rows)}\n\n${machine}, load by ${GENERATOR}, ${about.seconds} s\n`)
