const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** Radix gives the focus to the first stop after the last one without scrolling to it. */
const showFocused = ({ target, currentTarget }: Event): void => {
  if (target !== currentTarget && target instanceof Element)
    target.scrollIntoView({ block: 'nearest' })
}

/** Lets keys scroll a part that is longer than its room and holds nothing to tab to, and shows what has the focus in it. */
export function watchScrolling(part: HTMLElement | null) {
  if (!part) return
  const observer = new ResizeObserver(() => {
    const scrolls = part.scrollHeight > part.clientHeight && !part.querySelector(FOCUSABLE)
    if (scrolls) part.tabIndex = 0
    else part.removeAttribute('tabindex')
  })
  observer.observe(part)
  part.addEventListener('focusin', showFocused)
  return () => {
    observer.disconnect()
    part.removeEventListener('focusin', showFocused)
  }
}
