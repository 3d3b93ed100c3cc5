import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright'

/** Debian's path. */
export const DEBIAN_CHROMIUM = '/usr/bin/chromium'

const KNOWN = [
  DEBIAN_CHROMIUM,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser of this machine: CHROMIUM_PATH, else a known path; `undefined` leaves it to Playwright. */
export function chromiumPath(
  env: Readonly<Record<string, string | undefined>> = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const chosen = env.CHROMIUM_PATH
  if (!chosen) return KNOWN.find(exists)
  if (!exists(chosen)) throw new Error(`CHROMIUM_PATH=${chosen} does not exist`)
  return chosen
}

/** The headless shell: the same engine without windows. It always denies notifications. */
const SHELL = `${DEBIAN_CHROMIUM}-headless-shell`

/** The path of the headless shell, if this machine has one and `CHROMIUM_PATH` names no other browser. */
export function shellPath(
  env: Readonly<Record<string, string | undefined>> = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  return !env.CHROMIUM_PATH && exists(SHELL) ? SHELL : undefined
}

/** Features that tests do not need. Only the last such switch counts, so Playwright's own are repeated. */
const WITHOUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // Two internal pages per window: a tenth of the cost of the journeys.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/** Flags that make Chromium fast, quiet and the same on every machine. */
const chromiumArgs: string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join()}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Flags for tests: short-lived code does not repay optimising compilation, and all cores are busy. */
const testArgs: string[] = [...chromiumArgs, '--js-flags=--single-threaded,--no-turbofan']

/** Launch options for the browser at a path; without one, Playwright's full Chromium. */
const startOf = (path: string | undefined, args: string[]): LaunchOptions => ({
  ...(path === undefined ? { channel: 'chromium' } : { executablePath: path }),
  args,
})

/** The browser as members have it. */
export const membersBrowser = (): LaunchOptions => startOf(chromiumPath(), chromiumArgs)

/** The headless shell if there is one: drawing windows would add to what is measured. */
export const measuredBrowser = (): LaunchOptions =>
  startOf(shellPath() ?? chromiumPath(), chromiumArgs)

/** The full browser, for tests that need notifications. */
export const fullBrowser = (): LaunchOptions => startOf(chromiumPath(), testArgs)

/** The headless shell if there is one, for tests without notifications. */
export const testBrowser = (): LaunchOptions => startOf(shellPath() ?? chromiumPath(), testArgs)
