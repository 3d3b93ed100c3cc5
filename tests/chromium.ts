import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright'

/** Where Debian puts its own. */
export const DEBIANS = '/usr/bin/chromium'

const KNOWN = [
  DEBIANS,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser of this machine: the one CHROMIUM_PATH names, else a known place; `undefined` leaves it to Playwright's own. */
export function chromiumPath(
  env: Readonly<Record<string, string | undefined>> = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const chosen = env.CHROMIUM_PATH
  if (!chosen) return KNOWN.find(exists)
  if (!exists(chosen)) throw new Error(`CHROMIUM_PATH=${chosen} does not exist`)
  return chosen
}

/** The same engine with no windows to draw. Notifications it denies for good. */
const SHELL = `${DEBIANS}-headless-shell`

/** The browser's headless shell, where this machine has one and `CHROMIUM_PATH` names no other browser. */
export function shellPath(
  env: Readonly<Record<string, string | undefined>> = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  return !env.CHROMIUM_PATH && exists(SHELL) ? SHELL : undefined
}

/** What a window of nobody's has no use for. The last such switch counts, so Playwright's own are named again. */
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
  // Two pages of the browser's own for every window: a tenth of what the journeys cost.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/** Flags that make Chromium quick, quiet and alike on every machine. */
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

/** The same for tests, none of which runs for long enough to give back what compiling it to be quick costs, and all cores are taken. */
const testArgs: string[] = [...chromiumArgs, '--js-flags=--single-threaded,--no-turbofan']

/** How the browser at a path is started; without one, the whole of Playwright's own. */
const startOf = (path: string | undefined, args: string[]): LaunchOptions => ({
  ...(path === undefined ? { channel: 'chromium' } : { executablePath: path }),
  args,
})

/** The browser as members have it. */
export const membersBrowser = (): LaunchOptions => startOf(chromiumPath(), chromiumArgs)

/** The same without its windows, where there is such a one: what they cost is taken from the page that is measured. */
export const measuredBrowser = (): LaunchOptions =>
  startOf(shellPath() ?? chromiumPath(), chromiumArgs)

/** A browser for tests, with all there is in one. */
export const wholeBrowser = (): LaunchOptions => startOf(chromiumPath(), testArgs)

/** A browser for tests that ask for no notifications. */
export const quickBrowser = (): LaunchOptions => startOf(shellPath() ?? chromiumPath(), testArgs)
