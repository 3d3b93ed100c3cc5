import { existsSync } from 'node:fs'

const KNOWN = [
  '/usr/bin/chromium',
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
export const chromiumArgs: string[] = [
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
export const testArgs: string[] = [...chromiumArgs, '--js-flags=--single-threaded,--no-turbofan']
