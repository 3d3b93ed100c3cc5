import type { Browser } from 'playwright'
import { freePort } from '../../free-port.ts'

/** Start of development: until the server responds, and until the first page has its headline. */
export type DevStart = {
  readonly command: string
  readonly ready: number
  /** From opening the page to its first text and to its headline. */
  readonly firstPaint: number
  readonly headline: number
  /** The same after a reload. */
  readonly again: number
}

/** Goals of the app over mocks, with a warm dependency cache. */
const GOAL = 5000
const ROOT = new URL('../../..', import.meta.url).pathname
const TIMEOUT = 120_000

/** Starts the app over mocks as `bun run dev:mocks` does, with a warm dependency cache, and opens it. */
export async function measureMocks(browser: Browser): Promise<DevStart> {
  const command = 'dev:mocks'
  // The first start fills the dependency cache.
  await opened(command, browser)
  return opened(command, browser)
}

async function opened(command: string, browser: Browser): Promise<DevStart> {
  const port = freePort()
  const origin = `http://localhost:${port}`
  const began = performance.now()
  const server = Bun.spawn(['bun', 'run', command, '--port', `${port}`, '--strictPort'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'ignore'],
    detached: true,
  })
  const context = await browser.newContext({ locale: 'nl-NL' })
  try {
    while (!(await answers(origin))) {
      if (performance.now() - began > TIMEOUT) throw new Error(`${command} did not start`)
      await Bun.sleep(20)
    }
    const ready = performance.now() - began
    const page = await context.newPage()
    const headline = async () => {
      const asked = performance.now()
      await page.goto(origin, { waitUntil: 'commit', timeout: TIMEOUT })
      await page.locator('#app h1').waitFor({ timeout: TIMEOUT })
      return performance.now() - asked
    }
    const first = await headline()
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    return { command, ready, firstPaint, headline: first, again: await headline() }
  } finally {
    await context.close()
    // The script's shell and the dev server below it.
    process.kill(-server.pid, 'SIGTERM')
    await server.exited
  }
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )

/** The report line of a start, with whether it reaches its goal. */
export function startLine({ command, ready, firstPaint, headline, again }: DevStart): string {
  const seconds = (millis: number) => `${(millis / 1000).toFixed(1)} s`
  const figures = [
    `server ${seconds(ready)}`,
    `first paint ${seconds(firstPaint)}`,
    `headline ${seconds(headline)}`,
    `reload ${seconds(again)}`,
  ]
  return `${headline <= GOAL ? '✓' : '✗'} ${command.padEnd(36)} ${figures.join(' · ')}`
}
