import { useLayoutEffect, useRef } from 'react'

/**
 * Restores focus after a modal closes. Radix does so only for its own trigger, and ours are opened by their owners.
 * Not if the focus moved elsewhere meanwhile, such as to a new page's heading.
 */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null)
  // The modal mounts after this, so it does not have the focus yet.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])

  return (event) => {
    event.preventDefault()
    const lost = document.activeElement === null || document.activeElement === document.body
    if (lost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }
}
