import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusPlace } from '#ui/primitives/dialog/focus-path.ts'
import { headline } from '../shared/headline.ts'
import { findLink, focusedLink, keepAt, type LeftLink, readLink, storeLink } from './left-link.ts'

/** Persistent elements, such as a tab linking to another URL of the same screen. */
function staysPut(focused: Element | null): boolean {
  if (!focused?.isConnected || focused === document.body) return false
  if (focused.closest('[role$="dialog"], [role="menu"]')) return true
  return focused.closest('main') !== null && !focused.matches('a[href], main')
}

const isTab = (element: Element | null): boolean => element?.matches('[data-tabs] a') ?? false

/** Going up to a page of doors: the row of the one that is left. */
const doorFrom = (from: string, to: string): HTMLElement | null =>
  from.startsWith(`${to}/`) ? document.querySelector(`[data-doors] a[href="${from}"]`) : null

/** Focuses the link that was used to leave, else the page's heading, unless the user moves the focus first. */
function focusArrival(pressed: LeftLink | null): () => void {
  const from = document.activeElement
  if (staysPut(from)) return () => {}
  const arrive = (): boolean => {
    const { activeElement } = document
    if (activeElement !== from && activeElement !== document.body) return true
    const again = pressed && findLink(pressed)
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
      const link = focusedLink()
      if (link) storeLink('left-link', fromLocation?.state.__TSR_key, link)
      left = isTab(document.activeElement) ? document.activeElement : null
    })
    const unsubscribe = router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        stop()
        // The same tabs at another URL: keep the focus on the selected one.
        const tab = left && document.querySelector<HTMLElement>('[data-tabs] [aria-current="page"]')
        const door = doorFrom(fromLocation.pathname, toLocation.pathname)
        if (tab) tab.focus()
        else if (door) focusPlace(door)
        else stop = focusArrival(readLink('left-link', toLocation.state.__TSR_key))
      },
    )
    return () => {
      unwatch()
      unsubscribe()
      stop()
    }
  }, [router])
}
