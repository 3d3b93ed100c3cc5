/**
 * Lighthouse audits of pages on a mid-range phone: `bun run bench:web [--compare] [--accept] [path prefix …]`.
 * Members’ pages are audited with a session. `--accept` stores the run as the baseline of `--compare`.
 * Also measures the first page of `bun run dev:mocks`; `bun run bench:web dev:mocks` measures only that,
 * and `bun run bench:web interactions` only the INP of filter, like, opening a chat, typing and sending.
 */
import { mkdir } from 'node:fs/promises'
import { chromium } from 'playwright'
import { measuredBrowser } from '../chromium.ts'
import { freePort } from '../free-port.ts'
import { startServer, temporaryFolder } from '../running-server.ts'
import { type Audit, audit, firstText, type Viewer } from './web/audit.ts'
import { changesSince } from './web/compare.ts'
import { measureMocks, startLine } from './web/dev-start.ts'
import { type Interaction, interactionLines, measureInteractions } from './web/interactions.ts'
import { memberPages } from './web/member-pages.ts'
import { HOME, publicPages, settled } from './web/public-pages.ts'
import { measureScripts, type Scripts } from './web/scripts.ts'

const REPORT = 'dist/bench/web.json'
const ACCEPTED = '.vonk-bench/web.json'
const RUNS = Number(process.env.RUNS ?? 5)
/** The visitor’s language: that of the home market sees the entry warning (spec §2), so its page does the most work. */
const VISITOR = process.env.VISITOR ?? 'nl-NL'
/** Timeout of the whole bench. */
const LIMIT = 20 * 60_000
/** Goals of the home page and of every lander. */
const GOALS = {
  performance: 100,
  lcp: 1200,
  tbt: 50,
  cls: 0,
  others: 100,
  beforeLoad: 0,
  inAll: 110_000,
}

/** Goals of members’ pages. */
const MEMBERS_GOALS = { performance: 98, lcp: 1800, tbt: 100, cls: 0.1, slow: 3000 }
/** Script bytes of the first search page, until it is idle. */
const SEARCH = { page: '/members', inAll: 130_000 }

/** Figures that `--compare` prints for each page. */
const COMPARED = ['performance', 'lcp', 'tbt', 'slow', 'inAll'] as const

type Measured = {
  readonly page: string
  readonly member: boolean
  /** First contentful paint on slow 3G. */
  readonly slow: number
} & Audit &
  Scripts

const say = (line: string) => process.stderr.write(`${line}\n`)
const tooLong = setTimeout(() => {
  say('The bench took more than twenty minutes and was given up.')
  process.exit(1)
}, LIMIT)

// Needs neither a build nor a server.
if (process.argv.includes('dev:mocks')) {
  const quick = await chromium.launch(measuredBrowser())
  say(startLine(await measureMocks(quick)))
  await quick.close()
  process.exit(0)
}

const folder = await temporaryFolder('bench-web')
const server = await startServer({
  dataDir: folder.path,
  env: { DEMO: '1', LOG_LEVEL: 'error', PUBLIC_URL: '' },
})
const port = freePort()
const { args = [], ...found } = measuredBrowser()
const browser = await chromium.launch({
  ...found,
  args: [...args, `--remote-debugging-port=${port}`],
})

try {
  const asked = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
  const interactions =
    asked.length === 0 ? await measureInteractions(browser, server.origin, RUNS) : []
  for (const told of interactionLines(interactions)) say(told)
  if (!process.argv.includes('interactions')) await measurePages(asked, interactions)
} finally {
  clearTimeout(tooLong)
  await browser.close()
  await server.stop()
  await folder.dispose()
}

/** Audits the pages with one of the given path prefixes (all without), and writes the report. */
async function measurePages(
  asked: readonly string[],
  interactions: readonly Interaction[],
): Promise<void> {
  const own = await memberPages(server.origin)
  const wanted = (all: readonly string[]) =>
    asked.length === 0
      ? all
      : // `/` is the home page alone.
        all.filter((page) =>
          asked.some((each) => page === each || (each !== HOME && page.startsWith(each))),
        )
  const rows: Measured[] = []
  const measure = async (page: string, viewer: Viewer) => {
    const url = `${server.origin}${page}`
    const member = viewer.cookies !== null
    if (!member) await settled(url, VISITOR)
    await become(server.origin, viewer)
    const audits: Audit[] = []
    for (let run = 0; run < RUNS; run++) audits.push(await audit(url, port, viewer))
    const slow = await firstText(url, port, viewer)
    const scripts = await measureScripts(browser, url, viewer)
    const row = { page, member, slow, ...middle(audits), ...scripts }
    rows.push(row)
    say(line(row))
  }
  for (const page of wanted(await publicPages(server.origin)))
    await measure(page, { language: VISITOR, cookies: null })
  for (const page of wanted(own.pages))
    await measure(page, { language: VISITOR, cookies: own.cookies })
  if (asked.length === 0) say(startLine(await measureMocks(browser)))
  await mkdir('dist/bench', { recursive: true })
  const report = JSON.stringify(
    { runs: RUNS, visitor: VISITOR, goals: GOALS, members: MEMBERS_GOALS, rows, interactions },
    null,
    2,
  )
  await Bun.write(REPORT, report)
  if (process.argv.includes('--compare')) {
    const before = await Bun.file(ACCEPTED)
      .json()
      .catch(() => null)
    say(before ? 'Since the run that was accepted last:' : 'No run was accepted yet.')
    for (const change of changesSince(before?.rows ?? [], rows, COMPARED)) say(change)
  }
  if (process.argv.includes('--accept')) await Bun.write(ACCEPTED, report)
  const short = rows.filter((row) => !reaches(row)).map(({ page }) => page)
  say(
    short.length === 0
      ? 'Every page reaches its figures.'
      : `Short of their figures: ${short.join(', ')}`,
  )
}

/** Replaces the browser’s cookies. */
async function become(url: string, { cookies }: Viewer): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  await session.send('Storage.clearCookies')
  await session.send('Storage.setCookies', {
    cookies: [...(cookies ?? [])].map(([name, value]) => ({ name, value, url })),
  })
  await session.detach()
}

/** The median of each figure; an audit that failed in one run has failed. */
function middle(audits: readonly Audit[]): Audit {
  const of = (figure: (audit: Audit) => number) =>
    audits.map(figure).toSorted((a, b) => a - b)[Math.floor(audits.length / 2)] ?? Number.NaN
  return {
    performance: of(({ performance }) => performance),
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    seo: of(({ seo }) => seo),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    failed: [...new Set(audits.flatMap(({ failed }) => failed))],
  }
}

function reaches(row: Measured): boolean {
  if (row.member) {
    const { performance, lcp, tbt, cls, slow } = MEMBERS_GOALS
    return (
      row.performance >= performance &&
      row.lcp <= lcp &&
      row.tbt <= tbt &&
      row.cls <= cls &&
      row.slow <= slow &&
      (row.page !== SEARCH.page || row.inAll <= SEARCH.inAll) &&
      // Members’ pages are not indexed.
      Math.min(row.accessibility, row.bestPractices) >= GOALS.others
    )
  }
  return (
    row.performance >= GOALS.performance &&
    row.lcp <= GOALS.lcp &&
    row.tbt <= GOALS.tbt &&
    row.cls <= GOALS.cls &&
    Math.min(row.accessibility, row.bestPractices, row.seo) >= GOALS.others &&
    row.beforeLoad <= GOALS.beforeLoad &&
    row.inAll <= GOALS.inAll
  )
}

function line(row: Measured): string {
  const figures = [
    `score ${row.performance}`,
    `LCP ${(row.lcp / 1000).toFixed(2)} s`,
    `TBT ${Math.round(row.tbt)} ms`,
    `CLS ${row.cls.toFixed(3)}`,
    `slow 3G ${(row.slow / 1000).toFixed(1)} s`,
    `a11y ${row.accessibility} bp ${row.bestPractices} seo ${row.seo}`,
    `JS ${(row.beforeLoad / 1000).toFixed(1)} kB before load, ${(row.inAll / 1000).toFixed(1)} kB in all`,
    ...row.failed,
  ]
  const mark = reaches(row) ? '✓' : '✗'
  return `${mark} ${row.page.padEnd(36)} ${figures.join(' · ')}`
}
