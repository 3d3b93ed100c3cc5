import { useLayoutEffect, useRef } from 'react'
import { focusPath, focusPlace, restOf } from './focus-path.ts'

/**
 * Restores focus after a modal closes. Radix does so only for its own trigger, and ours are opened by their owners.
 * Not if the focus moved elsewhere meanwhile, such as to a new page's heading. Where what opened it is gone, the focus
 * goes to what is left of that part.
 */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const opener = useRef<readonly Element[]>([])
  // The modal mounts after this, so it does not have the focus yet.
  useLayoutEffect(() => {
    if (open) opener.current = focusPath(document.activeElement)
  }, [open])

  return (event) => {
    event.preventDefault()
    const lost = document.activeElement === null || document.activeElement === document.body
    const place = restOf(opener.current)
    if (lost && place) focusPlace(place)
  }
}
