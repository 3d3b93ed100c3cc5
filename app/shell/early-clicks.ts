import { LATER, START_FAILED } from '#ui/primitives/early/hydrated.ts'
import { recordInput } from './early-input.ts'
import type { Recorded } from './early-page.ts'

/** Clickable before hydration: a marked action, or a button in a marked part such as a form. */
const EARLY = 'a[data-early],button[data-early],[data-early] button'
/** Set on a clicked element until the app responds. */
const BUSY = 'aria-busy'
/** How long a click waits for the app before its link is followed, or its search loaded. */
export const CLICK_TIMEOUT = 6000

const warning = document.querySelector('dialog')
let failed = false

/** Records clicks and input before hydration; a click calls `start`. */
export function recordEarly(recorded: Recorded, start: () => void): void {
  document.addEventListener('click', (event) => recordClick(recorded, event, start), {
    capture: true,
  })
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-early]')
      if (link) withSearch(link)
    },
    { passive: true },
  )
  document.addEventListener(START_FAILED, () => failClicks(recorded))
  for (const event of ['change', 'input'])
    document.addEventListener(event, ({ target }) => recordInput(recorded, target), {
      capture: true,
    })
}

/** The app did not start: from now on clicks do what they can without it. Returns whether one was waiting. */
export function failClicks(recorded: Recorded): boolean {
  failed = true
  const last = [...recorded.clicks.keys()].at(-1)
  dropClicks(recorded)
  if (last) proceed(last)
  return last !== undefined
}

/** Forgets all recorded clicks. */
export function dropClicks(recorded: Recorded): void {
  for (const element of recorded.clicks.keys()) dropClick(recorded, element)
}

/** Forgets a click, because it is done or given up. */
export function dropClick({ clicks }: Recorded, element: HTMLElement): void {
  element.removeAttribute(BUSY)
  clicks.delete(element)
  if (clicks.size === 0) warning?.removeAttribute(LATER)
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

function recordClick(recorded: Recorded, event: MouseEvent, start: () => void): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const early = target instanceof Element ? target.closest<HTMLElement>(EARLY) : null
  const whole = early?.closest('[data-early]')
  if (!early || !whole || recorded.answering.has(whole)) return
  // The entry warning closes without the app.
  if (warning?.contains(early)) return
  // Native popovers need no app; their content does.
  if (early.hasAttribute('popovertarget')) {
    start()
    return
  }
  event.preventDefault()
  event.stopPropagation()
  if (failed) {
    proceed(early)
    return
  }
  if (!recorded.clicks.has(early)) wait(recorded, early)
  start()
}

function wait(recorded: Recorded, element: HTMLElement): void {
  const { clicks } = recorded
  if (leadsOn(element))
    for (const other of clicks.keys()) if (leadsOn(other)) dropClick(recorded, other)
  element.setAttribute(BUSY, 'true')
  clicks.set(element, identityOf(element))
  warning?.setAttribute(LATER, '')
  // A form waits, since navigating would lose the input.
  if (!(element instanceof HTMLAnchorElement || isSearch(element))) return
  setTimeout(() => {
    if (!clicks.has(element)) return
    dropClick(recorded, element)
    proceed(element)
  }, CLICK_TIMEOUT)
}

/** What tells an element from others of its part, if hydration replaces it. */
export const identityOf = ({ tagName, ariaLabel, textContent }: HTMLElement): string =>
  `${tagName} ${ariaLabel ?? textContent}`
