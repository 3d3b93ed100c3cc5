import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { quickBrowser } from '../chromium.ts'
import { MOCKS_PORT, MOCKS_URL, PORT } from './ports.ts'

const ROOT = join(import.meta.dirname, '../..')
// Each worker reads this file again, and must find the folder that the server was given.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'vonk-e2e-'))

/** Journeys run on a phone too; others name both devices themselves. */
const ON_PHONES = [
  'account',
  'checkout',
  'consent',
  'logging-in',
  'looking-around',
  'main-job',
  'photos',
  'preferences',
  'sites',
  'text-pages',
  'true-clock',
  'withdrawal',
]

/** Journeys through the real server with a database of its own, in a real browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  // One more than the smallest machine has cores: a journey often waits for somebody.
  workers: 3,
  // A machine that does much else beside takes its time; waiting costs nothing where nothing is wrong.
  timeout: 120_000,
  expect: { timeout: 45_000 },
  outputDir: '../../dist/e2e',
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'nl-NL',
    launchOptions: quickBrowser(),
  },
  projects: [
    // The longest first: alone at the end it would leave a core with nothing to do.
    { name: 'phone', use: devices['Pixel 7'], testMatch: `{${ON_PHONES.join()}}.e2e.ts` },
    { name: 'desktop', use: devices['Desktop Chrome'] },
  ],
  webServer: [
    {
      command: 'bun api/server.ts',
      cwd: ROOT,
      env: {
        DEMO: '1',
        PORT: String(PORT),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        // A busy machine renders its pages all the same, and a journey sees what waits before it is approved or paid.
        PAGE_TIMEOUT: '60',
        DEMO_WAIT: '15',
        // All journeys come from one address.
        LIMITS:
          'signups=9999/1h disclosure=9999/1h logins=9999/1h reads=99999/1m photos=99999/1m changes=99999/1m',
        DATA_DIR: process.env.E2E_DATA_DIR,
      },
      url: `http://localhost:${PORT}/ready`,
      reuseExistingServer: false,
      timeout: 120_000,
    },
    {
      command: `bun run dev:mocks --port ${MOCKS_PORT} --strictPort --logLevel warn`,
      cwd: ROOT,
      // Seven hundred files, asked for again at every page, were a quarter of what the journey without a server cost.
      env: { UNEDITED: '1' },
      url: MOCKS_URL,
      reuseExistingServer: false,
      timeout: 120_000,
    },
  ],
})
