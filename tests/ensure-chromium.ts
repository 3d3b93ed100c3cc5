import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumPath, DEBIAN_CHROMIUM, shellPath } from './chromium.ts'

type Attempt = { readonly said: string; readonly run: readonly (readonly string[])[] }

const INSTALL = ['apt-get', 'install', '-y', '--no-install-recommends', '--no-remove']
const APT: Attempt = {
  said: 'Installing chromium with apt-get…',
  run: [
    ['apt-get', 'update'],
    [...INSTALL, 'chromium'],
  ],
}
// From the package lists already on this machine: not worth an update.
const SHELL: Attempt = {
  said: 'Installing chromium-headless-shell, which most tests are quicker in…',
  run: [[...INSTALL, 'chromium-headless-shell']],
}
// The full browser: the headless shell always denies notifications.
const PLAYWRIGHT: Attempt = {
  said: "Installing Playwright's own Chromium…",
  run: [['bun', '--bun', 'playwright', 'install', 'chromium', '--no-shell']],
}

const present = () => chromiumPath() !== undefined || existsSync(chromium.executablePath())

function succeeds(command: readonly string[]): boolean {
  try {
    return Bun.spawnSync([...command], { stdio: ['ignore', 'inherit', 'inherit'] }).success
  } catch {
    return false
  }
}

function attempt({ said, run }: Attempt): void {
  process.stdout.write(`${said}\n`)
  run.every(succeeds)
}

/**
 * Finds or installs a Chromium, and on Debian its headless shell; returns whether there is a browser. Throws when
 * CHROMIUM_PATH does not exist.
 */
export function ensureChromium(): boolean {
  const mayApt = process.getuid?.() === 0 && Bun.which('apt-get') !== null
  for (const one of mayApt ? [APT, PLAYWRIGHT] : [PLAYWRIGHT]) if (!present()) attempt(one)
  if (mayApt && chromiumPath() === DEBIAN_CHROMIUM && !shellPath()) attempt(SHELL)
  return present()
}

if (import.meta.main && !ensureChromium()) {
  process.stderr.write(
    [
      'No Chromium was found, and none could be installed. Any one of these will do:',
      '  1. install chromium or google-chrome with the package manager of this machine;',
      '  2. bun --bun playwright install chromium --no-shell;',
      '  3. set CHROMIUM_PATH to a Chromium or Chrome that is already here.',
      '',
    ].join('\n'),
  )
  process.exit(1)
}
