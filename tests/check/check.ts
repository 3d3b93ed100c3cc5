/**
 * Runs every check and test: two lanes, since the smallest machine has two cores, and then the journeys. With `--full`
 * also the whole of slow suites, with `--changed [ref]` what a change reaches, with `--planted` the faults of
 * `planted-faults.ts`.
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { ensureChromium } from '../ensure-chromium.ts'
import { API_ANSWERS } from './answers-file.ts'
import { CORE_TYPES, EVERY_STORY, lanesForChange, TYPES } from './changed.ts'
import { CORE_COVERAGE } from './coverage-file.ts'
import { showProgress } from './progress.ts'
import { junit, playwright } from './reports.ts'
import { type Outcome, run, type Step } from './step.ts'

// A run of its own, which ends the process.
if (process.argv.includes('--planted')) await import('./planted.ts')

const REPORTS = 'dist/check'

/** Databases of tests are kept in memory if possible: durability on disk is not tested here. */
const MEMORY = '/dev/shm'
const temporary = await mkdtemp(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'vonk-check-'))
const FULL = process.argv.includes('--full')
const CHANGED = process.argv.indexOf('--changed')
const TEMPORARY = {
  TMPDIR: temporary,
  CHECK_ANSWERS: resolve(API_ANSWERS),
  ...(FULL && { CHECK_SHARE: 'full' }),
}

/** Runs tests with `bun`, and reports failures only. */
function byBun(name: string, ...command: readonly string[]): Step {
  const file = `${REPORTS}/${name.replaceAll(/\W+/g, '-')}.xml`
  const flags = ['--reporter=junit', `--reporter-outfile=${file}`]
  return {
    name,
    command: ['bun', ...command, ...flags],
    env: TEMPORARY,
    report: { file, read: junit },
  }
}

const COVERAGE = [
  '--coverage',
  '--coverage-reporter=lcov',
  `--coverage-dir=${dirname(CORE_COVERAGE)}`,
]

/** Folders with tests, without those of the core: `bun test` has no option that leaves one out. */
const OTHER_TESTS = (await readdir('tests', { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && entry.name !== 'core')
  .map(({ name }) => `./tests/${name}/`)

/** Files in two processes: servers that start, stop and back up are waited for nearly half of the time. */
const IN_TWO = ['--parallel=2', '--no-isolate']

/** Playwright's report. An absolute path: Playwright resolves relative ones from its configuration. */
const JOURNEYS = resolve(REPORTS, 'journeys.json')

const LANES: readonly (readonly Step[])[] = [
  [
    { name: 'format and lint', command: ['biome', 'ci', '--colors=off'] },
    TYPES,
    { name: 'types of the core alone', command: CORE_TYPES },
    { name: 'dead code', command: ['knip', '--no-progress'] },
    { name: 'exports that only tests use', command: ['bun', 'tests/check/reached.ts'] },
    byBun('tests of the core', 'test', 'tests/core', '--timeout=60000', ...COVERAGE),
    { name: 'every line of the core is tested', command: ['bun', 'tests/check/core-coverage.ts'] },
    byBun('contract, API and other tests', 'test', ...OTHER_TESTS, '--timeout=60000', ...IN_TWO),
    {
      name: 'every documented status is produced',
      command: ['bun', 'tests/check/produced-statuses.ts'],
    },
    { name: 'every model change has a migration', command: ['bun', 'tests/check/migrations.ts'] },
  ],
  [
    { name: 'build', command: ['bun', 'run', 'build'] },
    { name: 'size of the pages', command: ['size-limit', '--json'] },
    {
      name: 'scripts of each page',
      command: ['bun', 'tests/check/route-sizes.ts'],
      showsOutput: true,
    },
    { name: 'build of the gallery', command: ['bun', 'run', 'storybook:build', '--test'] },
    byBun('every story', 'test', ...EVERY_STORY),
  ],
]

/** Alone: a browser has a session of its own, with which the kernel shares cores, and five would starve the rules. */
const LAST: readonly Step[] = [
  {
    name: 'journeys',
    command: ['playwright', 'test', '-c', 'tests/e2e', '--reporter=list,json'],
    env: { ...TEMPORARY, PLAYWRIGHT_JSON_OUTPUT_FILE: JOURNEYS },
    report: { file: JOURNEYS, read: playwright },
  },
]

/** Each builds anew, so that it needs the others to have ended. */
const RELEASES: readonly Step[] = [
  {
    name: 'a release is the same twice, and starts alone',
    command: ['bun', 'tests/check/release.ts'],
  },
  {
    name: 'the last release and this one run side by side',
    command: ['bun', 'tests/cluster/upgrade-drill.ts'],
    env: TEMPORARY,
    showsOutput: true,
  },
]

const progress = showProgress(process.stdout)
const { print } = progress

function report({ step, tally, seconds, output }: Outcome): void {
  const { passed, failed, skipped } = tally
  const mark = failed === 0 ? 'ok  ' : 'FAIL'
  const skips = skipped > 0 ? `, ${skipped} skipped` : ''
  print(
    `${mark} ${step.name}: ${passed} passed, ${failed} failed${skips} (${seconds.toFixed(1)} s)`,
  )
  if (failed === 0) {
    if (step.showsOutput) print(output.trimEnd())
    return
  }
  print(output.slice(-8000))
  // Last, since a long output is truncated at its start.
  for (const failure of tally.failures ?? []) print(`failed: ${failure}`)
}

async function runInOrder(steps: readonly Step[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) {
    const running = progress.start(step.name)
    const outcome = await run(step, running.line)
    running.end()
    report(outcome)
    outcomes.push(outcome)
  }
  return outcomes
}

function printServerNote(): void {
  const { POSTGRES_URL, REDIS_URL } = process.env
  if (!REDIS_URL) print('note REDIS_URL is not set: budgets shared on Redis are not tested.')
  if (!POSTGRES_URL) print('note POSTGRES_URL is not set: PostgreSQL contracts run on PGlite.')
}

const runLanes = async (lanes: readonly (readonly Step[])[]): Promise<readonly Outcome[]> =>
  (await Promise.all(lanes.map(runInOrder))).flat()

const runAll = async () => [
  ...(await runLanes(LANES)),
  ...(await runInOrder(FULL ? [...LAST, ...RELEASES] : LAST)),
]

await mkdir(REPORTS, { recursive: true })
await rm(API_ANSWERS, { force: true })
const started = performance.now()
printServerNote()
await ensureChromium()
const outcomes =
  CHANGED > 0
    ? await runLanes(await lanesForChange(process.argv[CHANGED + 1] ?? 'HEAD', byBun, print))
    : await runAll()

progress.stop()
await rm(temporary, { recursive: true, force: true })

const total = (key: 'passed' | 'failed' | 'skipped') =>
  outcomes.reduce((sum, { tally }) => sum + tally[key], 0)
const failed = total('failed')
print(`took ${((performance.now() - started) / 1000).toFixed(0)} s, ${total('skipped')} skipped`)
print(`${total('passed')} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
