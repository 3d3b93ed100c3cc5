/**
 * Inline script of server-rendered pages: records what is clicked and typed before hydration, and loads the start
 * script (`start-page.ts`) after first paint or at the first interaction. Every byte of it is in every page.
 */

import { tabStore } from './client/storage/tab-store.ts'
import { failClicks, recordEarly } from './shell/early-clicks.ts'
import { type EarlyPage, type Recorded, START_TIMEOUT } from './shell/early-page.ts'
import { keepTyped } from './shell/early-typed.ts'
import { showStartFailure } from './shell/show-start-failure.ts'
import { noteTracking } from './site/tracking.ts'

/** URL of the built `start-page.ts`. */
declare const START_SCRIPT: string

/** Events that start the app at once. */
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'input'] as const

const recorded: Recorded = {
  clicks: new Map(),
  inputs: new Map(),
  hydrated: new WeakSet(),
  answering: new WeakSet(),
}
const page: EarlyPage = { recorded, failClicks: () => failClicks(recorded) }
let script: Promise<typeof import('./start-page.ts') | null> | undefined

/** A personal page is of little use without the app; any other continues by its links. */
function fail(): void {
  if (!page.failClicks()) showStartFailure()
}

/** Loads the start script; `null` if it fails. It is not retried by a reload, which would lose what was typed. */
async function load(): Promise<typeof import('./start-page.ts') | null> {
  const late = setTimeout(fail, START_TIMEOUT)
  try {
    return await import(/* @vite-ignore */ START_SCRIPT)
  } catch {
    fail()
    return null
  } finally {
    clearTimeout(late)
  }
}

/** Calls a function of the start script, which is loaded once, however many events ask for it. */
function call(name: 'rest' | 'start' | 'startNow'): void {
  script ??= load()
  void script.then((loaded) => loaded?.[name](page))
}

/** A synthetic pointermove at load has not moved: ignore it. */
function moved({ movementX, movementY }: PointerEvent): void {
  if (movementX === 0 && movementY === 0) return
  removeEventListener('pointermove', moved)
  call('start')
}

const touch = () => call('startNow')

recordEarly(recorded, touch)
for (const event of INTERACTIONS) addEventListener(event, touch, { once: true, passive: true })
addEventListener('pointermove', moved, { passive: true })
addEventListener('scroll', () => call('start'), { once: true, passive: true })

const rest = () => call('rest')

/** After first paint: earlier requests would compete with the LCP image. */
function restOnceDrawn(): void {
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      rest()
    }).observe({ type: 'paint', buffered: true })
  else rest()
}

if (document.readyState === 'complete') restOnceDrawn()
else addEventListener('load', restOnceDrawn, { once: true })

// Stores the traffic source, for plain links followed before the start script runs.
noteTracking(tabStore(), location)
keepTyped(recorded, tabStore())
