/**
 * Start script of server-rendered pages, loaded by `early.ts`: starts the app when the page is idle or at the first
 * interaction, and replays earlier clicks afterwards.
 */

import { playFilm } from '#ui/patterns/film/stillness.ts'
import { HYDRATED } from '#ui/primitives/early/hydrated.ts'
import { hasTyped, VISITOR } from './accounts/account/form-drafts.ts'
import type { BootFiles } from './boot.ts'
import { reloadOnce } from './client/chunk-reload.ts'
import { pause } from './client/hydration/pause.ts'
import { readStored, writeStored } from './client/storage/browser-storage.ts'
import { tabStore } from './client/storage/tab-store.ts'
import { savesData } from './shared/saves-data.ts'
import { trustedScript } from './shared/trusted-script.ts'
import { type EarlyPage, START_TIMEOUT } from './shell/early-page.ts'
import { replayEarly } from './shell/early-replay.ts'
import { showStartFailure } from './shell/show-start-failure.ts'

/** URL of the built `membership/entry/warn.ts`, which only some visitors need. */
declare const WARN_SCRIPT: string
/** URL of the built `client/warm-intl.ts`. */
declare const WARM_INTL_SCRIPT: string

/** Maximum wait for idle: before the app starts, and between two of its scripts. */
const IDLE_TIMEOUT = 3000
const PAUSE = 200
/** How long a page that waits briefly waits for an interaction, where its scripts must still be downloaded. */
const BRIEFLY = 10_000
/** The build that this browser has started: of its scripts, it has at least the shared ones in its cache. */
const STARTED_BUILD = 'started-build'

const boot = document.getElementById('boot')
const { entry, scripts, webManifest }: BootFiles = JSON.parse(boot?.textContent ?? '{}')
const warning = document.querySelector('dialog')
let started = false
/** Resolves at the first interaction: from then on nothing waits for idle. */
const touched = Promise.withResolvers<void>()

/** Runs the scripts in dependency order, waiting for idle in between until the first interaction. */
async function run(): Promise<void> {
  const styled = loadStyles()
  for (const script of scripts) {
    await Promise.race([whenIdle(PAUSE), touched.promise])
    await import(/* @vite-ignore */ script)
  }
  await styled
  await import(/* @vite-ignore */ entry)
}

/** Loads the style sheets, of which the page contains only the rules it uses itself. */
async function loadStyles(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')
  await Promise.all(
    [...sheets].map(
      (sheet) =>
        new Promise((resolve, reject) => {
          sheet.addEventListener('load', resolve, { once: true })
          sheet.addEventListener('error', reject, { once: true })
          sheet.disabled = false
        }),
    ),
  )
}

function link(rel: string, href: string): void {
  const element = document.createElement('link')
  element.rel = rel
  element.href = href
  document.head.append(element)
}

/** One link per task: starting thirty requests at once blocks the page for a quarter of a second on a phone. */
async function fetchAhead(hrefs: readonly string[]): Promise<void> {
  for (const href of hrefs) {
    link('modulepreload', href)
    await pause()
  }
}

/** Starts the app, unless it has started or a question must be answered first. */
export function start(page: EarlyPage): void {
  if (started || warning?.open) return
  started = true
  replayEarly(page.recorded)
  new Worker(trustedScript('intl-worker', WARM_INTL_SCRIPT))
  void fetchAhead([...scripts, entry])
  // A hanging script is not retried by a reload, which would lose what was typed.
  const late = setTimeout(() => fail(page, () => false), START_TIMEOUT)
  document.addEventListener(
    HYDRATED,
    () => {
      clearTimeout(late)
      writeStored(STARTED_BUILD, entry)
    },
    { once: true },
  )
  run().catch(() => {
    clearTimeout(late)
    fail(page, reloadOnce)
  })
}

/** The app does not start. A personal page is of little use without it; any other continues by its links. */
function fail({ failClicks }: EarlyPage, retry: () => boolean): void {
  if (failClicks()) return
  if (document.getElementById('unanswering') && !retry()) showStartFailure()
}

/** Starts the app without waiting for idle. */
export function startNow(page: EarlyPage): void {
  touched.resolve()
  start(page)
}

function whenIdle(timeout: number): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout })
      : setTimeout(resolve, 100),
  )
}

const isLargest = (script: string) => script.includes('/vendor-')

/** Shows the entry warning (spec §2). Once the app starts, that is the app's job. */
async function ask(warning: HTMLDialogElement, start: () => void): Promise<void> {
  const { warn }: typeof import('./membership/entry/warn.ts') = await import(WARN_SCRIPT)
  if (!started) warn(warning, start)
}

/**
 * Once the page is idle: on a page waiting for interaction, prefetches the largest script; starts the app on any
 * other, and on one that waits briefly if nothing must be downloaded for it.
 */
export async function rest(page: EarlyPage): Promise<void> {
  link('manifest', webManifest)
  await whenIdle(IDLE_TIMEOUT)
  const startPage = () => start(page)
  const film = document.querySelector<HTMLVideoElement>('[data-film]')
  if (film) playFilm(film)
  if (warning) ask(warning, startPage).catch(startPage)
  // Resumes a signup after a reload, and a visitor's form: the server renders it empty.
  const typed = history.state?.signup !== undefined || hasTyped(tabStore(), VISITOR)
  const waits = document.querySelector<HTMLElement>('[data-waits]')?.dataset.waits
  const briefly = waits === 'briefly'
  const cached = readStored(STARTED_BUILD) === entry
  if (waits === undefined || typed || (briefly && cached)) {
    startPage()
    return
  }
  if (briefly) setTimeout(startPage, BRIEFLY)
  if (!savesData()) void fetchAhead(scripts.filter(isLargest))
}
