import { useEffect } from 'react'

const headline = () => document.querySelector<HTMLElement>('main h1')

/** An element and its ancestors within the page, nearest first. */
function pathOf(element: Element): readonly Element[] {
  const path: Element[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    path.push(at)
  return path
}

/** What is left of the part that had the focus: its heading, or itself. */
function restOf(path: readonly Element[]): HTMLElement | null {
  const rest = path.find((element) => element.isConnected)
  if (!(rest instanceof HTMLElement) || rest.closest('[role$="dialog"], dialog')) return null
  return rest.querySelector<HTMLElement>('h1') ?? rest
}

function focus(place: HTMLElement): void {
  if (!place.matches('[tabindex]')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/**
 * Content that is replaced on its page, such as a form by its result, takes the focus with it: a screen reader says
 * nothing, and starts over. The focus goes to the new heading, else to what is left of that part. Navigation is the job
 * of `useArrivalFocus`.
 */
export function useFocusRescue(): void {
  useEffect(() => {
    let path: readonly Element[] = []
    let page = location.pathname
    let heading = { element: headline(), text: headline()?.textContent }
    let frame = 0

    function look(): void {
      const next = headline()
      // A renderer may keep the element.
      const replaced = heading.element !== null && next?.textContent !== heading.text
      heading = { element: next, text: next?.textContent }
      if (page !== location.pathname) {
        page = location.pathname
        path = []
        return
      }
      const lost = path.length > 0 && path[0]?.isConnected === false
      if ((!replaced && !lost) || document.activeElement !== document.body) return
      const place = replaced ? next : restOf(path)
      path = []
      if (place) focus(place)
    }

    // In the next frame: what replaces it may take the focus itself.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    })
    const remember = ({ target }: FocusEvent) => {
      path = target instanceof Element ? pathOf(target) : []
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
