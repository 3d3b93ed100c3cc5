import { HYDRATED, LATER, START_FAILED } from '#ui/primitives/early/hydrated.ts'
import { recordInput, replayInput } from './early-input.ts'

/** Clickable before hydration: a marked action, or a button in a marked part such as a form. */
const EARLY = 'a[data-early],button[data-early],[data-early] button'
/** Set on a clicked element until the app responds. */
const BUSY = 'aria-busy'
/** How long a click waits for the app before its link is followed, or its search loaded. */
const TIMEOUT = 6000

const warning = document.querySelector('dialog')
/** Hydrated parts, which handle their own input. */
const hydrated = new WeakSet<Element>()
/** Those whose earlier input is restored: a click before would submit a form half filled in. */
const answering = new WeakSet<Element>()
/** Elements to click once their part is hydrated, in order, with what identifies them. */
const clicked = new Map<HTMLElement, string>()
let failed = false
let startApp = () => {}

/** Records clicks and input before hydration, and replays them in hydrated parts; a click calls `start`. */
export function recordClicks(start: () => void): void {
  startApp = start
  document.addEventListener('click', record, { capture: true })
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-early]')
      if (link) withSearch(link)
    },
    { passive: true },
  )
  document.addEventListener(HYDRATED, ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    hydrated.add(target)
    void replayInput(target).then(() => {
      answering.add(target)
      replayClicks(target)
    })
    // What the page no longer has must not be clicked in something that opens later.
    if (target.id === 'app') setTimeout(() => [...clicked.keys()].map(drop), TIMEOUT)
  })
  document.addEventListener(START_FAILED, failClicks)
  for (const event of ['change', 'input'])
    document.addEventListener(event, ({ target }) => recordInput(target, hydrated), {
      capture: true,
    })
}

/** The app did not start: from now on clicks do what they can without it. Returns whether one was waiting. */
export function failClicks(): boolean {
  failed = true
  const last = [...clicked.keys()].at(-1)
  for (const element of clicked.keys()) drop(element)
  if (last) proceed(last)
  return last !== undefined
}

function drop(element: HTMLElement): void {
  element.removeAttribute(BUSY)
  clicked.delete(element)
  if (clicked.size === 0) warning?.removeAttribute(LATER)
}

function replayClicks(part: HTMLElement): void {
  // Of those now: what a click records anew waits for another part.
  for (const [element, identity] of [...clicked]) {
    const target = successor(part, element, identity)
    const whole = target?.closest('[data-early]')
    if (!target || (whole && !answering.has(whole))) continue
    drop(element)
    target.click()
  }
}

/** Without the app a link is followed, and anything else retries starting the app. */
function proceed(element: HTMLElement): void {
  if (!navigator.onLine) return
  if (element instanceof HTMLAnchorElement) location.assign(withSearch(element).href)
  // A GET form that loads another page needs no app.
  else if (isSearch(element)) element.form?.requestSubmit(element)
  else location.reload()
}

/** Keeps traffic source and language in the link, also into a new tab. */
function withSearch(link: HTMLAnchorElement): HTMLAnchorElement {
  link.search ||= location.search
  return link
}

const isSearch = (element: HTMLElement): element is HTMLButtonElement =>
  element instanceof HTMLButtonElement &&
  element.type === 'submit' &&
  (element.form?.hasAttribute('action') ?? false)

/** Of those that lead on, such as links and submits, only the last is replayed; of others, such as likes, each. */
const leadsOn = (element: HTMLElement) =>
  !(element instanceof HTMLButtonElement && element.type === 'button')

function record(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const early = target instanceof Element ? target.closest<HTMLElement>(EARLY) : null
  const whole = early?.closest('[data-early]')
  if (!early || !whole || answering.has(whole)) return
  // The entry warning closes without the app.
  if (warning?.contains(early)) return
  // Native popovers need no app; their content does.
  if (early.hasAttribute('popovertarget')) {
    startApp()
    return
  }
  event.preventDefault()
  event.stopPropagation()
  if (failed) {
    proceed(early)
    return
  }
  if (!clicked.has(early)) wait(early)
  startApp()
}

function wait(element: HTMLElement): void {
  if (leadsOn(element)) for (const other of clicked.keys()) if (leadsOn(other)) drop(other)
  element.setAttribute(BUSY, 'true')
  clicked.set(element, identityOf(element))
  warning?.setAttribute(LATER, '')
  // A form waits, since navigating would lose the input.
  if (!(element instanceof HTMLAnchorElement || isSearch(element))) return
  setTimeout(() => {
    if (!clicked.has(element)) return
    drop(element)
    proceed(element)
  }, TIMEOUT)
}

const identityOf = ({ tagName, ariaLabel, textContent }: HTMLElement) =>
  `${tagName} ${ariaLabel ?? textContent}`

/** The element to click again; if hydration replaced it, the only one that says the same. */
function successor(part: HTMLElement, element: HTMLElement, identity: string): HTMLElement | null {
  if (part.contains(element)) return element
  if (element.isConnected) return null
  const all = [part, ...part.querySelectorAll<HTMLElement>('a,button')]
  const same = all.filter((one) => identityOf(one) === identity)
  return same.length === 1 ? (same[0] ?? null) : null
}
