import { useEffect } from 'react'
import { focusPath, focusPlace, restOf } from '#ui/primitives/dialog/focus-path.ts'
import { headline } from './headline.ts'

const inDialog = (element: Element | null | undefined): boolean =>
  element?.closest('[role$="dialog"], dialog') != null

/**
 * Content that is replaced on its page, such as a form by its result, takes the focus with it: a screen reader says
 * nothing, and starts over. The focus goes to the new heading, else to what is left of that part. Navigation is the job
 * of `useArrivalFocus`.
 */
export function useFocusRescue(): void {
  useEffect(() => {
    let path: readonly Element[] = []
    let page = location.pathname
    const look = () => ({
      element: headline(),
      text: headline()?.textContent,
      language: document.documentElement.lang,
    })
    let heading = look()
    let frame = 0
    /** A heading that arrived on this page and has not had the focus yet. */
    let unseen: Element | null = null

    /** A result that replaces a scrolled page must be seen, too, whoever focuses it: a dialog that closes may. */
    function show(): void {
      unseen?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      unseen = null
    }

    function rescue(): void {
      const before = heading
      heading = look()
      // A renderer may keep the element. In another language it is the same heading.
      const isOther = before.text !== heading.text && before.language === heading.language
      const arrived = before.element && isOther ? heading.element : null
      if (page !== location.pathname) {
        page = location.pathname
        path = []
        unseen = null
        return
      }
      // A link to a part of a page shows that part.
      if (arrived && location.hash === '') unseen = arrived
      if (document.activeElement === unseen) show()
      const lost = path.length > 0 && path[0]?.isConnected === false
      if ((!arrived && !lost) || document.activeElement !== document.body) return
      const place = arrived ?? restOf(path)
      path = []
      if (place && !inDialog(place)) focusPlace(place)
    }

    // In the next frame: what replaces it may take the focus itself.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(rescue)
    })
    const remember = ({ target }: FocusEvent) => {
      path = target instanceof Element ? focusPath(target) : []
      if (target === unseen) show()
    }
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
}
