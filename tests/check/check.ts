/** Every check and test there is, behind one door. Two lanes, since the smallest machine has two cores. */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { ensureChromium } from '../ensure-chromium.ts'
import { junit, playwright } from './reports.ts'
import { type Outcome, run, type Step } from './step.ts'

const REPORTS = 'dist/check'

/** Databases of tests live in memory where the machine has a place for that: no test cuts the power. */
const MEMORY = '/dev/shm'
const temporary = await mkdtemp(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'vonk-check-'))
const TEMPORARY = { TMPDIR: temporary }

/** Runs the browser's tests of a folder. The path of its report is whole: Playwright reads one from where its settings are. */
function inBrowser(name: string, folder: string): Step {
  const file = resolve(REPORTS, `${basename(folder)}.json`)
  return {
    name,
    command: ['playwright', 'test', '-c', folder, '--reporter=json'],
    env: { ...TEMPORARY, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, read: playwright },
  }
}

const LANES: readonly (readonly Step[])[] = [
  [
    { name: 'format and lint', command: ['biome', 'ci', '--colors=off'] },
    // One checker: each of several would look at the libraries' types anew, and the other core is taken.
    { name: 'types', command: ['tsc', '--noEmit', '--checkers', '1'] },
    { name: 'types of the core alone', command: ['tsc', '--noEmit', '-p', 'core'] },
    { name: 'dead code', command: ['knip', '--no-progress'] },
    {
      name: 'unit, contract and API tests',
      command: [
        'bun',
        'test',
        '--timeout=60000',
        '--reporter=junit',
        `--reporter-outfile=${REPORTS}/bun.xml`,
      ],
      report: { file: `${REPORTS}/bun.xml`, read: junit },
      env: TEMPORARY,
    },
    { name: 'every line of the core is tested', command: ['bun', 'tests/check/core-coverage.ts'] },
    { name: 'migrations say what the model says', command: ['bun', 'tests/check/migrations.ts'] },
  ],
  [
    { name: 'build', command: ['bun', 'run', 'build'] },
    { name: 'size of the pages', command: ['size-limit', '--json'] },
    { name: 'build of the gallery', command: ['bun', 'run', 'storybook:build', '--test'] },
    inBrowser('stories by day and by night', 'tests/stories'),
  ],
]

/** Needs a built site, and the cores to itself: what waits in a page must not wait for another runner. */
const LAST: readonly Step[] = [inBrowser('journeys', 'tests/e2e')]

const said = (line: string) => process.stdout.write(`${line}\n`)

function report({ step, tally, seconds, output }: Outcome): void {
  const { passed, failed, skipped } = tally
  const mark = failed === 0 ? 'ok  ' : 'FAIL'
  const skips = skipped > 0 ? `, ${skipped} skipped` : ''
  said(`${mark} ${step.name}: ${passed} passed, ${failed} failed${skips} (${seconds.toFixed(1)} s)`)
  if (failed > 0) said(output.slice(-8000))
}

async function inTurn(steps: readonly Step[]): Promise<readonly Outcome[]> {
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
const lanes = await Promise.all(LANES.map(inTurn))
const outcomes = [...lanes.flat(), ...(await inTurn(LAST))]

await rm(temporary, { recursive: true, force: true })

const total = (key: 'passed' | 'failed' | 'skipped') =>
  outcomes.reduce((sum, { tally }) => sum + tally[key], 0)
const failed = total('failed')
said(`took ${((performance.now() - started) / 1000).toFixed(0)} s, ${total('skipped')} skipped`)
said(`${total('passed')} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
