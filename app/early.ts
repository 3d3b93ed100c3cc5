/**
 * Runs inside a page rendered on the server, before any other script is asked for: starts the app when the page
 * is at rest or is first touched, and presses again afterwards what was pressed before it could listen.
 */
import { LATER, TAKEN_OVER } from '#ui/early/taken-over.ts'
import { roll } from '#ui/film/stillness.ts'
import { reloadOnce } from './client/chunk-reload.ts'
import { tabStore } from './shared/tab-store.ts'
import { showUnanswering } from './shell/show-unanswering.ts'
import { noteTracking } from './site/tracking.ts'

type Start = {
  readonly entry: string
  readonly scripts: readonly string[]
  readonly webManifest: string
}

/** Where the build put `notices/warn.ts`, which only some visitors need. */
declare const WARN_SCRIPT: string

/** What may be pressed too early: an action, or a button of a part that says so, such as a form. */
const EARLY = 'a[data-early],button[data-early],[data-early] button'
/** Said of what was pressed, until something answers. */
const BUSY = 'aria-busy'
/** Somebody wants something. */
const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const
/** The longest the page waits to be at rest before the app starts, and between two of its scripts. */
const REST = 3000
const BREATH = 200
/** What a press waits for the app before it goes where its link leads. */
const PATIENCE = 6000

const boot = document.getElementById('boot')
const { entry, scripts, webManifest }: Start = JSON.parse(boot?.textContent ?? '{}')
const answering = new WeakSet<Element>()
const warning = document.querySelector('dialog')
let pressed: HTMLElement | null = null
let failed = false
let started = false
let hurry = () => {}
/** Done when somebody wants something: then nothing waits for the page to be at rest any more. */
const touched = new Promise<void>((resolve) => {
  hurry = resolve
})

/**
 * Runs the scripts one after the other, in the order in which they need each other, and lets the page breathe
 * in between; once it is touched there is no more waiting.
 */
async function run(): Promise<void> {
  for (const script of [...scripts, entry]) {
    await Promise.race([atRest(BREATH), touched])
    await import(/* @vite-ignore */ script)
  }
}

function link(rel: string, href: string): void {
  const element = document.createElement('link')
  element.rel = rel
  element.href = href
  document.head.append(element)
}

function fetchAhead(hrefs: readonly string[]): void {
  for (const href of hrefs) link('modulepreload', href)
}

function start(): void {
  if (started || warning?.open) return
  started = true
  fetchAhead([...scripts, entry])
  run().catch(() => {
    failed = true
    if (pressed) leave(pressed)
    // A page of a member is of little use without the app; any other one goes on by its links.
    else if (document.getElementById('unanswering') && !reloadOnce()) showUnanswering()
  })
}

/** A pointer that lies where the page opens is reported too, without having moved: nobody may be there. */
function stir({ movementX, movementY }: PointerEvent): void {
  if (movementX === 0 && movementY === 0) return
  removeEventListener('pointermove', stir)
  start()
}

function touch(): void {
  hurry()
  start()
}

/** Without the app a link still leads somewhere, and anything else asks for the app once more. */
function leave(element: HTMLElement): void {
  element.removeAttribute(BUSY)
  if (!navigator.onLine) return
  if (element instanceof HTMLAnchorElement) location.assign(carrying(element).href)
  else location.reload()
}

/** Where the visit came from and in which language goes along, into another tab too, which knows nothing of this one. */
function carrying(link: HTMLAnchorElement): HTMLAnchorElement {
  link.search ||= location.search
  return link
}

function press(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const early = target instanceof Element ? target.closest<HTMLElement>(EARLY) : null
  const whole = early?.closest('[data-early]')
  if (!early || !whole || answering.has(whole)) return
  // What the browser itself opens needs no app; what is in there does.
  if (early.hasAttribute('popovertarget')) {
    touch()
    return
  }
  event.preventDefault()
  event.stopPropagation()
  if (failed) {
    leave(early)
    return
  }
  // A form is waited for, since going would lose what was filled in.
  if (early instanceof HTMLAnchorElement)
    setTimeout(() => pressed === early && leave(early), PATIENCE)
  pressed?.removeAttribute(BUSY)
  early.setAttribute(BUSY, 'true')
  pressed = early
  warning?.setAttribute(LATER, '')
  touch()
}

/** What to press again in a part that can answer now: where the app drew it anew, the one that was pressed is gone. */
function pressedIn(part: HTMLElement, pressed: HTMLElement): HTMLElement | null {
  if (part.contains(pressed)) return pressed
  if (pressed.isConnected) return null
  return part.matches('form') ? part.querySelector('[type=submit]') : part
}

document.addEventListener('click', press, { capture: true })
addEventListener(
  'pointerdown',
  ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-early]')
    if (link) carrying(link)
  },
  { passive: true },
)
document.addEventListener(TAKEN_OVER, ({ target }) => {
  if (!(target instanceof HTMLElement)) return
  answering.add(target)
  const again = pressed && pressedIn(target, pressed)
  if (!again) return
  pressed?.removeAttribute(BUSY)
  pressed = null
  warning?.removeAttribute(LATER)
  again.click()
})
for (const event of TOUCHES) addEventListener(event, touch, { once: true, passive: true })
addEventListener('pointermove', stir, { passive: true })
addEventListener('scroll', start, { once: true, passive: true })

function atRest(timeout: number): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout })
      : setTimeout(resolve, 100),
  )
}

const isLargest = (script: string) => script.includes('/vendor-')

/** Asks what a page must ask before it is looked at (spec §2). Once the app starts, that is the app's to do. */
async function ask(warning: HTMLDialogElement): Promise<void> {
  const { warn }: typeof import('./notices/warn.ts') = await import(WARN_SCRIPT)
  if (!started) warn(warning, start)
}

/** A page that only waits to be pressed fetches the largest piece and lets the phone be until somebody stirs. */
function rest(): void {
  const film = document.querySelector<HTMLVideoElement>('[data-film]')
  if (film) roll(film)
  if (warning) ask(warning).catch(start)
  // A signup that the page was in when it was loaded again goes on.
  const signingUp = history.state?.signup !== undefined
  if (document.querySelector('[data-waits]') && !signingUp) fetchAhead(scripts.filter(isLargest))
  else start()
}

/** Done once the page was drawn: what is fetched before takes the line from what its first picture needs. */
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
    .then(() => atRest(REST))
    .then(rest)
if (document.readyState === 'complete') begin()
else addEventListener('load', begin, { once: true })

// Whoever goes on by a plain link, before the app runs, came from where this page says.
noteTracking(tabStore(), location.search)
