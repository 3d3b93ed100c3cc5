import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusPlace } from '#ui/primitives/dialog/focus-path.ts'
import { headline } from '../shared/headline.ts'
import { readNote, storeNote } from '../storage/history-notes.ts'

/** Persistent elements, such as a tab linking to another URL of the same screen. */
function staysPut(focused: Element | null): boolean {
  if (!focused?.isConnected || focused === document.body) return false
  if (focused.closest('[role$="dialog"], [role="menu"]')) return true
  return focused.closest('main') !== null && !focused.matches('a[href], main')
}

const isTab = (element: Element | null): boolean => element?.matches('[data-tabs] a') ?? false

/** Which of the page's links was pressed: more than one may lead to the same place. */
type Pressed = {
  readonly href: string
  readonly nth: number
  /** How far down the screen it was. */
  readonly top: number
}

const topOf = (element: Element) => element.getBoundingClientRect().top

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  )

function pressedLink(): Pressed | null {
  const link = document.activeElement?.closest<HTMLElement>('main a[href]')
  const href = link?.getAttribute('href')
  return link && href ? { href, nth: linksTo(href).indexOf(link), top: topOf(link) } : null
}

/** As a note of the history, so that Back after a reload finds it too. */
const written = ({ href, nth, top }: Pressed): string => `${nth} ${top} ${href}`

function readPressed(note: string | null): Pressed | null {
  const [nth, top, href] = note?.split(' ') ?? []
  return href === undefined ? null : { href, nth: Number(nth), top: Number(top) }
}

/** Scrolls an element to its previous position on screen: notices above it may have changed, so scrollY is not enough. */
function keepAt(element: Element, top: number): void {
  const keep = () => scrollBy({ top: topOf(element) - top, behavior: 'instant' })
  keep()
  // Content rendered by effects appears within two frames.
  requestAnimationFrame(() => {
    keep()
    requestAnimationFrame(keep)
  })
}

/** Focuses the link that was used to leave, else the page's heading, unless the user moves the focus first. */
function focusArrival(pressed: Pressed | null): () => void {
  const from = document.activeElement
  if (staysPut(from)) return () => {}
  const arrive = (): boolean => {
    const { activeElement } = document
    if (activeElement !== from && activeElement !== document.body) return true
    const again = pressed && linksTo(pressed.href)[pressed.nth]
    const place = again ?? headline()
    if (!place) return false
    focusPlace(place)
    if (again && pressed) keepAt(again, pressed.top)
    return true
  }
  if (arrive()) return () => {}
  const observer = new MutationObserver(() => {
    if (arrive()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * After navigation the focus is on the heading: screen readers read it, and Tab continues from there. After Back it is
 * on the link that was used to leave the page.
 */
export function useArrivalFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let stop = () => {}
    let left: Element | null = null
    const unwatch = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      const link = pressedLink()
      if (link) storeNote('left-link', fromLocation?.state.__TSR_key, written(link))
      left = isTab(document.activeElement) ? document.activeElement : null
    })
    const unsubscribe = router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        stop()
        // The same tabs at another URL: keep the focus on the selected one.
        const tab = left && document.querySelector<HTMLElement>('[data-tabs] [aria-current="page"]')
        if (tab) tab.focus()
        else stop = focusArrival(readPressed(readNote('left-link', toLocation.state.__TSR_key)))
      },
    )
    return () => {
      unwatch()
      unsubscribe()
      stop()
    }
  }, [router])
}
