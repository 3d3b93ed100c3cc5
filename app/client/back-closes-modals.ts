import type { RouterHistory } from '@tanstack/react-router'
import { type OpenModal, openModals } from '#ui/primitives/dialog/open-modals.ts'

/** Back closes the topmost modal and stays on the page. */
export function closeModalsOnBack(history: RouterHistory): void {
  const first = startGuard(history)
  let unblock: (() => void) | null = null
  openModals.watch(() => {
    const isOpen = openModals.all().length > 0
    if (isOpen) {
      first.guard()
      unblock ??= history.block({
        blockerFn: ({ action }) => closesFor(action),
        enableBeforeUnload: false,
      })
    } else {
      unblock?.()
      unblock = null
    }
  })
}

/** Whether the navigation is blocked: it was Back, with a modal open. */
function closesFor(action: string): boolean {
  const modal = openModals.all().at(-1)
  if (action !== 'BACK' || !modal) return false
  closeModal(modal)
  return true
}

const closeModal = (modal: OpenModal) => {
  if (modal.isDismissible()) modal.close()
}

/** Marks the entry that stands above the first one of a document. */
const GUARD = 'aboveTheFirst'

const isGuard = (state: unknown): boolean => Object(state)[GUARD] === true

/**
 * Back from the first entry leaves the document, which no blocker can prevent. So a modal that opens there adds an entry
 * of the same page; Back from it closes the modal, or goes on to where it would have led. The router does not know of it.
 */
function startGuard(history: RouterHistory): { readonly guard: () => void } {
  const start = history.location.state.__TSR_index
  let guarded = isGuard(window.history.state)
  const guard = () => {
    if (guarded || history.location.state.__TSR_index > start) return
    // Past the router's own method, which would take it for a navigation.
    const state = { ...window.history.state, [GUARD]: true }
    History.prototype.pushState.call(window.history, state, '')
    guarded = true
    // What the router adds, or puts in its place, is no guard. Not before: a router with a subscriber does not load.
    const stop = history.subscribe(({ action: { type } }) => {
      if (type === 'PUSH' || type === 'REPLACE') guarded = false
      if (!guarded) stop()
    })
  }
  const left = (event: PopStateEvent) => {
    const wasGuarded = guarded
    guarded = isGuard(event.state)
    const isBack = wasGuarded && !guarded && Object(event.state).__TSR_index === start
    if (!isBack || history.location.state.__TSR_index !== start) return
    event.stopImmediatePropagation()
    const modal = openModals.all().at(-1)
    if (!modal) return window.history.back()
    const others = openModals.all().length > 1 || !modal.isDismissible()
    closeModal(modal)
    if (others) guard()
  }
  window.addEventListener('popstate', left, { capture: true })
  return { guard }
}
