/** Every check and test there is, behind one door. Two lanes, since the smallest machine has two cores. */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ensureChromium } from '../ensure-chromium.ts'
import { junit, playwright } from './reports.ts'
import { type Outcome, run, type Step } from './step.ts'

const REPORTS = 'dist/check'

/** Databases of tests live in memory where the machine has a place for that: no test cuts the power. */
const MEMORY = '/dev/shm'
const temporary = await mkdtemp(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'vonk-check-'))
const TEMPORARY = { TMPDIR: temporary }

/** Runs tests by `bun test`, which says nothing of what passed. */
function byBun(name: string, ...command: readonly string[]): Step {
  const file = `${REPORTS}/${name.replaceAll(/\W+/g, '-')}.xml`
  const flags = ['--only-failures', '--reporter=junit', `--reporter-outfile=${file}`]
  return {
    name,
    command: ['bun', ...command, ...flags],
    env: TEMPORARY,
    report: { file, read: junit },
  }
}

/** Journeys, by Playwright. The path of its report is whole: it reads one from where its settings are. */
const JOURNEYS = resolve(REPORTS, 'journeys.json')

const LANES: readonly (readonly Step[])[] = [
  [
    { name: 'format and lint', command: ['biome', 'ci', '--colors=off'] },
    // One checker: each of several would look at the libraries' types anew, and the other core is taken.
    { name: 'types', command: ['tsc', '--noEmit', '--checkers', '1'] },
    { name: 'types of the core alone', command: ['tsc', '--noEmit', '-p', 'core'] },
    { name: 'dead code', command: ['knip', '--no-progress'] },
    { name: 'what only tests reach', command: ['bun', 'tests/check/reached.ts'] },
    byBun('unit, contract and API tests', 'test', '--timeout=60000'),
    { name: 'every line of the core is tested', command: ['bun', 'tests/check/core-coverage.ts'] },
    { name: 'migrations say what the model says', command: ['bun', 'tests/check/migrations.ts'] },
  ],
  [
    { name: 'build', command: ['bun', 'run', 'build'] },
    { name: 'size of the pages', command: ['size-limit', '--json'] },
    { name: 'scripts of each page', command: ['bun', 'tests/check/route-sizes.ts'], tells: true },
    { name: 'build of the gallery', command: ['bun', 'run', 'storybook:build', '--test'] },
    byBun('stories by day and by night', 'run', 'play:stories'),
  ],
]

/** Needs a built site, and the cores to itself: what waits in a page must not wait for another runner. */
const LAST: readonly Step[] = [
  {
    name: 'journeys',
    command: ['playwright', 'test', '-c', 'tests/e2e', '--reporter=json'],
    env: { ...TEMPORARY, PLAYWRIGHT_JSON_OUTPUT_FILE: JOURNEYS },
    report: { file: JOURNEYS, read: playwright },
  },
]

const said = (line: string) => process.stdout.write(`${line}\n`)

function report({ step, tally, seconds, output }: Outcome): void {
  const { passed, failed, skipped } = tally
  const mark = failed === 0 ? 'ok  ' : 'FAIL'
  const skips = skipped > 0 ? `, ${skipped} skipped` : ''
  said(`${mark} ${step.name}: ${passed} passed, ${failed} failed${skips} (${seconds.toFixed(1)} s)`)
  if (failed === 0) {
    if (step.tells) said(output.trimEnd())
    return
  }
  said(output.slice(-8000))
  // Last, since a long output is cut from its beginning.
  for (const failure of tally.failures ?? []) said(`failed: ${failure}`)
}

async function runInOrder(steps: readonly Step[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) {
    const outcome = await run(step)
    report(outcome)
    outcomes.push(outcome)
  }
  return outcomes
}

function announceServers(): void {
  const { POSTGRES_URL } = process.env
  if (!POSTGRES_URL) said('note POSTGRES_URL is not set: PostgreSQL contracts run on PGlite alone.')
}

await mkdir(REPORTS, { recursive: true })
const started = performance.now()
announceServers()
await ensureChromium()
const lanes = await Promise.all(LANES.map(runInOrder))
const outcomes = [...lanes.flat(), ...(await runInOrder(LAST))]

await rm(temporary, { recursive: true, force: true })

const total = (key: 'passed' | 'failed' | 'skipped') =>
  outcomes.reduce((sum, { tally }) => sum + tally[key], 0)
const failed = total('failed')
said(`took ${((performance.now() - started) / 1000).toFixed(0)} s, ${total('skipped')} skipped`)
said(`${total('passed')} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
