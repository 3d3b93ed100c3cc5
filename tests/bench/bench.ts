/**
 * Benchmarks of Vonk as ratios against floors measured in the same run: `bun run bench [part …]`. `--compare` says what
 * fell since it was accepted, `--accept` accepts it; `--against <commit>` measures that commit in turn with this one.
 */
import { mkdir } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { temporaryFolder } from '../running-server.ts'
import { accept, fallen } from './accepted.ts'
import { houseAt, sideBySide } from './against.ts'
import { type BenchServer, openBenchServer } from './bench-server.ts'
import { graphsOf } from './graphs.ts'
import { GENERATOR } from './load/load.ts'
import { houseOf, PARTS } from './parts.ts'
import { type Row, tableOf } from './table.ts'

const REPORTS = 'dist/bench'
/** Timeout of the whole bench. */
const LIMIT = 12 * 60_000
const LONG_LIMIT = 60 * 60_000
/** Measured against another commit if none is named: the others need a million members or only one version. */
const COMPARED = ['messages', 'chats', 'pages']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'boolean' },
    accept: { type: 'boolean' },
    against: { type: 'string' },
  },
})
const byThemselves = Object.keys(PARTS).filter((name) => !PARTS[name]?.isOnRequest)
const usual = values.against === undefined ? byThemselves : COMPARED
const wanted = positionals.length > 0 ? positionals : usual
for (const name of wanted)
  if (!PARTS[name])
    throw new Error(`there is no part ${name}, only ${Object.keys(PARTS).join(', ')}`)

const say = (line: string) => process.stderr.write(`${line}\n`)
const started = performance.now()
const elapsed = () => `${((performance.now() - started) / 1000).toFixed(0)} s`
const servers: BenchServer[] = []
const rows: Row[] = []
await using ends = new AsyncDisposableStack()
const folder = ends.adopt(await temporaryFolder('bench'), ({ dispose }) => dispose())
ends.defer(async () => void (await Promise.all(servers.map(({ server }) => server.kill()))))

const limit = wanted.some((name) => PARTS[name]?.isOnRequest) ? LONG_LIMIT : LIMIT
const tooLong = setTimeout(async () => {
  say(`The bench took more than ${limit / 60_000} minutes and was given up.`)
  await ends.disposeAsync()
  process.exit(1)
}, limit)
ends.defer(() => clearTimeout(tooLong))
// What an operator runs.
await import('#api/server/bundle.ts')

async function opened(people: number): Promise<BenchServer> {
  say(`${elapsed()}: a database of ${people.toLocaleString('en')} members`)
  const server = await openBenchServer(folder.path, people)
  servers.push(server)
  return server
}
const house = houseOf(folder.path, opened)

/** A part that fails does not stop the others; a missed goal is no failure. */
function failed(name: string, failure: unknown): readonly Row[] {
  process.exitCode = 1
  return [{ name: `${name} failed: ${failure instanceof Error ? failure.message : failure}` }]
}

if (values.against === undefined)
  for (const name of wanted) {
    const { rounds, measure } = PARTS[name] ?? {}
    await Promise.all(servers.map(({ waitUntilIdle }) => waitUntilIdle()))
    say(`${elapsed()}: ${name}`)
    rows.push(
      ...((await measure?.(house, rounds ?? 1).catch((failure) => failed(name, failure))) ?? []),
    )
  }
else {
  say(`${elapsed()}: ${values.against} is built`)
  const apart = join(folder.path, 'other')
  await mkdir(apart)
  const other = await houseAt(values.against, apart, (server) => servers.push(server))
  ends.defer(other.leave)
  rows.push(...(await sideBySide(house, other.house, wanted, values.against, say)))
}

const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`
const about = {
  machine,
  generator: GENERATOR,
  seconds: Math.round((performance.now() - started) / 1000),
}
const told = `${machine}, load by ${GENERATOR}, ${about.seconds} s`
await mkdir(REPORTS, { recursive: true })
await Bun.write(`${REPORTS}/bench.json`, JSON.stringify({ ...about, rows }, null, 2))
await Bun.write(`${REPORTS}/bench.html`, graphsOf(rows, told))
process.stdout.write(`${tableOf(rows)}\n\n${told}; graphs in ${REPORTS}/bench.html\n`)
if (values.compare) {
  const worse = fallen(rows)
  process.stdout.write(
    worse.length === 0
      ? 'Nothing fell by more than a tenth.\n'
      : `Fell by more than a tenth:\n${worse.map((line) => `  ${line}\n`).join('')}`,
  )
}
if (values.accept) await accept(rows)
