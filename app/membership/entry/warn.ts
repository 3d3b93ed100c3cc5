import { isUnwarned } from '#core/membership/alerts/entry-warning.ts'
import { SCROLLBAR } from '#ui/primitives/dialog/scrollbar.ts'
import { INSTALLED } from '../../notifications/install/installed.ts'
import { storeDismissal, storedDismissals } from '../alerts/stored-dismissals.ts'

/** Return values of the dialog's buttons. */
export const ANSWERS = { accept: 'accept', leave: 'leave' } as const

/**
 * Opens the entry warning unless answered before (spec §2); `accepted` is called on yes. Independent of the app, so
 * that it works before it.
 */
export function warn(dialog: HTMLDialogElement, accepted: () => void = () => {}): void {
  const answered = () => dialog.returnValue === ANSWERS.accept
  const installedApp = matchMedia(INSTALLED).matches
  const unwarned = () =>
    isUnwarned({ installedApp, dismissals: storedDismissals(), now: Date.now() })
  if (dialog.open || answered() || !unwarned()) return
  const open = () => {
    const { style, clientWidth } = document.documentElement
    style.setProperty(SCROLLBAR, `${innerWidth - clientWidth}px`)
    dialog.returnValue = ''
    dialog.showModal()
    // Not its first button: nobody pressed a key, and the text is read first.
    dialog.focus()
    dialog.scrollTop = 0
  }
  dialog.addEventListener('close', () => {
    if (answered()) {
      storeDismissal('hide-site-entry-warning')
      return accepted()
    }
    if (dialog.returnValue === ANSWERS.leave) leave()
    // Reopen after a back navigation; and some browsers close it at a second Escape regardless.
    if (dialog.isConnected) open()
  })
  // Answered in another tab.
  addEventListener('storage', () => {
    if (dialog.open && !unwarned()) dialog.close(ANSWERS.accept)
  })
  open()
}

/** How long `history.back` may take: `history.length` does not say whether there is a previous page. */
const TIMEOUT = 1500

/** Goes back; without a previous page, to an empty page. */
export function leave(): void {
  const timeout = history.length > 1 ? TIMEOUT : 0
  const nowhere = setTimeout(() => location.replace('about:blank'), timeout)
  for (const gone of ['pagehide', 'popstate'] as const) {
    addEventListener(gone, () => clearTimeout(nowhere), { once: true })
  }
  history.back()
}
