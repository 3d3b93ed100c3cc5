import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** What was pressed stays where it is, such as a tab that leads to another address of the same screen. */
function staysPut(focused: Element | null): boolean {
  if (!focused?.isConnected || focused === document.body) return false
  if (focused.closest('[role$="dialog"], [role="menu"]')) return true
  return focused.closest('main') !== null && !focused.matches('a[href], main')
}

const isTab = (element: Element | null): boolean => element?.matches('[data-tabs] a') ?? false

/** Focuses the page's headline as soon as there is one, unless somebody is quicker. */
function focusHeadline(): () => void {
  const from = document.activeElement
  if (staysPut(from)) return () => {}
  const arrive = (): boolean => {
    const { activeElement } = document
    if (activeElement !== from && activeElement !== document.body) return true
    const headline = document.querySelector<HTMLElement>('main h1')
    if (!headline) return false
    headline.tabIndex = -1
    headline.focus({ preventScroll: true })
    return true
  }
  if (arrive()) return () => {}
  const observer = new MutationObserver(() => {
    if (arrive()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** On another page the focus is at its headline: that is read out, and Tab goes on from there. */
export function useArrivalFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let stop = () => {}
    let left: Element | null = null
    const unwatch = router.subscribe('onBeforeNavigate', () => {
      left = isTab(document.activeElement) ? document.activeElement : null
    })
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      stop()
      // The same tabs at another address: one goes on from the one that was chosen.
      const tab = left && document.querySelector<HTMLElement>('[data-tabs] [aria-current="page"]')
      if (tab) tab.focus()
      else stop = focusHeadline()
    })
    return () => {
      unwatch()
      unsubscribe()
      stop()
    }
  }, [router])
}
