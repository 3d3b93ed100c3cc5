import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { testBrowser } from '../chromium.ts'
import { isFull } from '../share.ts'
import { MOCKS_PORT, MOCKS_URL, PORT } from './ports.ts'

const ROOT = join(import.meta.dirname, '../..')
// Each worker reads this file again and must use the same folder as the server.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'vonk-e2e-'))

/**
 * Journeys of `check --full` alone, slow ones. The rules of the second factor are asserted by `core/desk/access`, its API
 * tests and stories, those of the discount's clock by `core/money` and the stories of credits and banner, those of a page
 * of photos by `core/desk/photos` and the stories of the grid. The mocks are the world of the stories, whose plays sign
 * up, write and pay in it; nothing else asserts that it lasts over a reload, nor the developer's panel: neither is a part
 * of the product.
 */
const ONLY_FULL = ['desk-access', 'mocks', 'mocks-panel', 'photo-batches', 'true-clock']

/** Journeys told on a phone. */
const ON_PHONE = [
  'main-job',
  'account',
  'consent',
  'looking-around',
  'photos',
  'preferences',
  'sites',
  ...(isFull ? ['true-clock'] : []),
]
/** Journeys told on a desktop that a phone also tells in `check --full`, as a desktop those of a phone. */
const ALSO_ON_PHONE = ['logging-in', 'text-pages', 'withdrawal']

/** Journeys that see pictures; the others load none, which are a sixth of a page's cost, but in `check --full`. */
const WITH_PICTURES = [
  'chat-photos',
  'desk',
  'desk-photos',
  'every-route',
  'first-screen',
  'inline-styles',
  'lander-shapes',
  'landers',
]
const browser = testBrowser()
const WITHOUT_PICTURES = {
  ...browser,
  args: [...(browser.args ?? []), '--blink-settings=imagesEnabled=false'],
}

const filesOf = (names: readonly string[]) => `{${names.join()}}.e2e.ts`

/** The app on its mocks, whose journeys `check --full` alone makes. */
const MOCKS = {
  command: `bun run dev:mocks --port ${MOCKS_PORT} --strictPort --logLevel warn`,
  cwd: ROOT,
  // Without watching and revalidating the files on every page load.
  env: { UNEDITED: '1' },
  url: MOCKS_URL,
  reuseExistingServer: false,
  timeout: 120_000,
}

/** Journeys through the real server with a database of its own, in a real browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  // More than twice the cores of the smallest machine: journeys wait for more than half of their time.
  workers: 5,
  // Generous timeouts for busy machines; they cost nothing when tests pass.
  timeout: 120_000,
  expect: { timeout: 45_000 },
  outputDir: '../../dist/e2e',
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'nl-NL',
    // What moves is drawn sixty times a second: a tenth of the journeys' cost.
    reducedMotion: isFull ? 'no-preference' : 'reduce',
    launchOptions: browser,
    // Passing one is a twentieth of a page's cost: journeys of what it does, and over the whole product, allow it.
    serviceWorkers: isFull ? 'allow' : 'block',
  },
  projects: [
    // The longest first: at its end the rest would wait for one of them.
    {
      name: 'desktop with pictures',
      use: devices['Desktop Chrome'],
      testMatch: isFull ? [] : filesOf(WITH_PICTURES),
    },
    {
      name: 'phone',
      use: devices['Pixel 7'],
      testMatch: filesOf([...ON_PHONE, ...(isFull ? ALSO_ON_PHONE : [])]),
    },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], ...(!isFull && { launchOptions: WITHOUT_PICTURES }) },
      testIgnore: isFull ? [] : filesOf([...ONLY_FULL, ...ON_PHONE, ...WITH_PICTURES]),
    },
  ],
  webServer: [
    {
      // Two servers behind a balancer, on request.
      command: process.env.CLUSTER ? 'bun tests/cluster/cluster.ts' : 'bun dist/api/server.js',
      cwd: ROOT,
      env: {
        DEMO: '1',
        PORT: String(PORT),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        // A busy server still renders its pages, and tests see photos and payments while they are pending.
        PAGE_TIMEOUT: '60',
        BUSY_AFTER: '60000',
        DEMO_WAIT: '15',
        // All journeys come from one IP address: raise the rate limits.
        LIMITS:
          'signups=9999/1h disclosure=9999/1h logins=9999/1h reads=99999/1m photos=99999/1m changes=99999/1m',
        DATA_DIR: process.env.E2E_DATA_DIR,
      },
      url: `http://localhost:${PORT}/ready`,
      reuseExistingServer: false,
      timeout: 120_000,
    },
    ...(isFull ? [MOCKS] : []),
  ],
})
