/**
 * Inline script of server-rendered pages: starts the app when the page is idle or at the first interaction, and
 * replays earlier clicks afterwards.
 */

import { playFilm } from '#ui/patterns/film/stillness.ts'
import { HYDRATED } from '#ui/primitives/early/hydrated.ts'
import { hasTyped, VISITOR } from './account/form-drafts.ts'
import { reloadOnce } from './client/chunk-reload.ts'
import { pause } from './hydration/pause.ts'
import { savesData } from './shared/saves-data.ts'
import { trustedScript } from './shared/trusted-script.ts'
import { failClicks, recordClicks } from './shell/early-clicks.ts'
import { showStartFailure } from './shell/show-start-failure.ts'
import { noteTracking } from './site/tracking.ts'
import { readStored, writeStored } from './storage/browser-storage.ts'
import { tabStore } from './storage/tab-store.ts'

type Start = {
  readonly entry: string
  readonly scripts: readonly string[]
  readonly webManifest: string
}

/** URL of the built `notices/warn.ts`, which only some visitors need. */
declare const WARN_SCRIPT: string
/** URL of the built `client/warm-intl.ts`. */
declare const WARM_INTL_SCRIPT: string

/** Events that start the app at once. */
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'input'] as const
/** For scripts that neither load nor fail. */
const LONGEST = 20_000
/** Maximum wait for idle: before the app starts, and between two of its scripts. */
const IDLE_TIMEOUT = 3000
const PAUSE = 200
/** How long a page that waits briefly waits for an interaction, where its scripts must still be downloaded. */
const BRIEFLY = 10_000
/** The build that this browser has started, whose scripts it therefore has in its cache. */
const STARTED_BUILD = 'started-build'

const boot = document.getElementById('boot')
const { entry, scripts, webManifest }: Start = JSON.parse(boot?.textContent ?? '{}')
const warning = document.querySelector('dialog')
let started = false
let startNow = () => {}
/** Resolves at the first interaction: from then on nothing waits for idle. */
const touched = new Promise<void>((resolve) => {
  startNow = resolve
})

/** Runs the scripts in dependency order, waiting for idle in between until the first interaction. */
async function run(): Promise<void> {
  const styled = loadStyles()
  for (const script of scripts) {
    await Promise.race([whenIdle(PAUSE), touched])
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

function start(): void {
  if (started || warning?.open) return
  started = true
  new Worker(trustedScript('intl-worker', WARM_INTL_SCRIPT))
  void fetchAhead([...scripts, entry])
  // A hanging script is not retried by a reload, which would lose what was typed.
  const late = setTimeout(() => fail(() => false), LONGEST)
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
    fail(reloadOnce)
  })
}

function fail(retry: () => boolean): void {
  if (failClicks()) return
  // A personal page is of little use without the app; any other continues by its links.
  if (document.getElementById('unanswering') && !retry()) showStartFailure()
}

/** A synthetic pointermove at load has not moved: ignore it. */
function interacted({ movementX, movementY }: PointerEvent): void {
  if (movementX === 0 && movementY === 0) return
  removeEventListener('pointermove', interacted)
  start()
}

function touch(): void {
  startNow()
  start()
}

recordClicks(touch)
for (const event of INTERACTIONS) addEventListener(event, touch, { once: true, passive: true })
addEventListener('pointermove', interacted, { passive: true })
addEventListener('scroll', start, { once: true, passive: true })

function whenIdle(timeout: number): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout })
      : setTimeout(resolve, 100),
  )
}

const isLargest = (script: string) => script.includes('/vendor-')

/** Shows the entry warning (spec §2). Once the app starts, that is the app's job. */
async function ask(warning: HTMLDialogElement): Promise<void> {
  const { warn }: typeof import('./notices/warn.ts') = await import(WARN_SCRIPT)
  if (!started) warn(warning, start)
}

/**
 * On a page waiting for interaction, prefetches the largest script; starts the app on any other, and on one that waits
 * briefly if nothing must be downloaded for it.
 */
function rest(): void {
  const film = document.querySelector<HTMLVideoElement>('[data-film]')
  if (film) playFilm(film)
  if (warning) ask(warning).catch(start)
  // Resumes a signup after a reload, and a visitor's form: the server renders it empty.
  const typed = history.state?.signup !== undefined || hasTyped(tabStore(), VISITOR)
  const waits = document.querySelector<HTMLElement>('[data-waits]')?.dataset.waits
  const briefly = waits === 'briefly'
  const cached = readStored(STARTED_BUILD) === entry
  if (waits === undefined || typed || (briefly && cached)) {
    start()
    return
  }
  if (briefly) setTimeout(start, BRIEFLY)
  if (!savesData()) void fetchAhead(scripts.filter(isLargest))
}

/** After first paint: earlier requests would compete with the LCP image. */
const drawn = () =>
  new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve()
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })

const begin = () =>
  void drawn()
    .then(() => link('manifest', webManifest))
    .then(() => whenIdle(IDLE_TIMEOUT))
    .then(rest)
if (document.readyState === 'complete') begin()
else addEventListener('load', begin, { once: true })

// Stores the traffic source, for plain links followed before the app runs.
noteTracking(tabStore(), location.search)
