import type { RouterHistory } from '@tanstack/react-router'
import { openModals } from '#ui/primitives/dialog/open-modals.ts'

/** Back closes the topmost modal and stays on the page. */
export function closeModalsOnBack(history: RouterHistory): void {
  let unblock: (() => void) | null = null
  openModals.watch(() => {
    const isOpen = openModals.all().length > 0
    if (isOpen)
      unblock ??= history.block({
        blockerFn: ({ action }) => closesFor(action),
        enableBeforeUnload: false,
      })
    else {
      unblock?.()
      unblock = null
    }
  })
}

/** Whether the navigation is blocked: it was Back, with a modal open. */
function closesFor(action: string): boolean {
  const modal = openModals.all().at(-1)
  if (action !== 'BACK' || !modal) return false
  if (modal.isDismissible()) modal.close()
  return true
}
