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

/** Closes it, or goes one step back inside it; whether it stays open. */
function closeModal(modal: OpenModal): boolean {
  if (!modal.isDismissible() || modal.stepBack?.()) return true
  modal.close()
  return false
}

/** Marks the entry that stands above the first one of a document. */
const GUARD = 'aboveTheFirst'

type Guard = 'copy' | 'replaced'

/** Past the router's own methods, which would take it for a navigation. */
const mark = (put: History['pushState'], guard: Guard) =>
  put.call(window.history, { ...window.history.state, [GUARD]: guard }, '')

/** Whether an entry is a copy of the first one, or was put in the place of that copy; `null` if neither. */
const guardIn = (state: unknown): Guard | null => Object(state)[GUARD] ?? null

/**
 * Back from the first entry leaves the document, which no blocker can prevent. So a modal that opens there adds an entry
 * of the same page; Back from it closes the modal, or goes on to where it would have led. The router does not know of it.
 */
function startGuard(history: RouterHistory): { readonly guard: () => void } {
  const start = history.location.state.__TSR_index
  let guarded = guardIn(window.history.state)
  const guard = () => {
    if (guarded || history.location.state.__TSR_index > start) return
    mark(History.prototype.pushState, 'copy')
    guarded = 'copy'
    // What the router adds is no guard; what it puts in its place is one still, or Back would show the page without that
    // change. Not before: a router with a subscriber does not load.
    const stop = history.subscribe(({ action: { type } }) => {
      if (type === 'PUSH') guarded = null
      if (type === 'REPLACE') {
        history.flush()
        mark(History.prototype.replaceState, 'replaced')
        guarded = 'replaced'
      }
      if (!guarded) stop()
    })
  }
  const left = (event: PopStateEvent) => {
    const wasGuarded = guarded
    guarded = guardIn(event.state)
    const isBack = wasGuarded && !guarded && Object(event.state).__TSR_index === start
    if (!isBack || history.location.state.__TSR_index !== start) return
    const modal = openModals.all().at(-1)
    // There may be no page before: then the router shows the first entry.
    if (!modal) return window.history.back()
    event.stopImmediatePropagation()
    const others = openModals.all().length > 1
    const stays = closeModal(modal)
    // What the page shows is what was put in the guard's place.
    if (wasGuarded === 'replaced') window.history.forward()
    else if (others || stays) guard()
  }
  window.addEventListener('popstate', left, { capture: true })
  return { guard }
}
