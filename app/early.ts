/**
 * Runs inside a page rendered on the server, before any other script is asked for: starts the app when the page
 * is at rest or is first touched, and presses again afterwards what was pressed before it could listen.
 */
import { TAKEN_OVER } from '#ui/early/taken-over.ts'

type Start = { readonly entry: string; readonly scripts: readonly string[] }

/** What may be pressed too early: an action, or a button of a form, whether to send it or not. */
const EARLY = 'a[data-early],button[data-early],form[data-early] button'
const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const
/** What a press waits for the app before it goes where its link leads. */
const PATIENCE = 6000

const boot = document.getElementById('boot')
const { entry, scripts }: Start = JSON.parse(boot?.textContent ?? '{}')
const answering = new WeakSet<Element>()
let pressed: HTMLElement | null = null
let failed = false
let started = false
let touched = false

/**
 * Runs the scripts one after the other, in the order in which they need each other, and lets the page breathe
 * in between; once it is touched there is no more waiting.
 */
async function run(): Promise<void> {
  for (const script of [...scripts, entry]) {
    if (!touched) await atRest()
    await import(/* @vite-ignore */ script)
  }
}

function start(): void {
  if (started) return
  started = true
  for (const href of [...scripts, entry]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  run().catch(() => {
    failed = true
    if (pressed) leave(pressed)
  })
}

function touch(): void {
  touched = true
  start()
}

/** Without the app a link still leads somewhere, and anything else asks for the app once more. */
function leave(element: HTMLElement): void {
  if (element instanceof HTMLAnchorElement) location.assign(element.href)
  else location.reload()
}

function press(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const early = target instanceof Element ? target.closest<HTMLElement>(EARLY) : null
  const whole = early?.closest('[data-early]')
  if (!early || !whole || answering.has(whole)) return
  event.preventDefault()
  event.stopPropagation()
  if (failed) {
    leave(early)
    return
  }
  // A form is waited for, since going would lose what was filled in.
  if (early instanceof HTMLAnchorElement)
    setTimeout(() => pressed === early && leave(early), PATIENCE)
  pressed = early
  touch()
}

/** What to press again in a part that can answer now: where the app drew it anew, the one that was pressed is gone. */
function pressedIn(part: HTMLElement, pressed: HTMLElement): HTMLElement | null {
  if (part.contains(pressed)) return pressed
  if (pressed.isConnected) return null
  return part.matches('form') ? part.querySelector('[type=submit]') : part
}

document.addEventListener('click', press, { capture: true })
document.addEventListener(TAKEN_OVER, ({ target }) => {
  if (!(target instanceof HTMLElement)) return
  answering.add(target)
  const again = pressed && pressedIn(target, pressed)
  if (!again) return
  pressed = null
  again.click()
})
for (const event of TOUCHES) addEventListener(event, touch, { once: true, passive: true })

function atRest(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 3000 })
      : setTimeout(resolve, 100),
  )
}

const begin = () => void atRest().then(start)
if (document.readyState === 'complete') begin()
else addEventListener('load', begin, { once: true })
