import { isUnwarned } from '#core/notices/entry-warning.ts'
import { SCROLLBAR } from '#ui/dialog/scrollbar.ts'
import { INSTALLED } from '../install/installed.ts'
import { keepDismissed, keptDismissals } from './kept-dismissals.ts'

/** What the buttons of the warning answer with. */
export const ANSWERS = { accept: 'accept', leave: 'leave' } as const

/**
 * Opens the entry warning of a page for whoever did not answer it before (spec §2); `accepted` is called once they
 * have. It needs nothing of the app, so that it can be asked before there is one.
 */
export function warn(dialog: HTMLDialogElement, accepted: () => void = () => {}): void {
  const answered = () => dialog.returnValue === ANSWERS.accept
  const installedApp = matchMedia(INSTALLED).matches
  const unwarned = () => isUnwarned({ installedApp, dismissals: keptDismissals(), now: Date.now() })
  if (dialog.open || answered() || !unwarned()) return
  const open = () => {
    const { style, clientWidth } = document.documentElement
    style.setProperty(SCROLLBAR, `${innerWidth - clientWidth}px`)
    dialog.returnValue = ''
    dialog.showModal()
    // Its first button has the focus. Where that lies below what must be read first, one begins at the top.
    if (dialog.scrollHeight > dialog.clientHeight) {
      dialog.focus()
      dialog.scrollTop = 0
    }
  }
  dialog.addEventListener('close', () => {
    if (answered()) {
      keepDismissed('hide-site-entry-warning')
      return accepted()
    }
    if (dialog.returnValue === ANSWERS.leave) leave()
    // Whoever comes back finds it as it was; and some browsers close it at a second Escape, whatever they were told.
    if (dialog.isConnected) open()
  })
  // Whoever answered in another tab has answered here.
  addEventListener('storage', () => {
    if (dialog.open && !unwarned()) dialog.close(ANSWERS.accept)
  })
  open()
}

/** What going back may take. A browser does not say whether there is anything to go back to, only how many pages there are. */
const PATIENCE = 1500

/** Back to where one came from; without such a place, to an empty page. */
export function leave(): void {
  const patience = history.length > 1 ? PATIENCE : 0
  const nowhere = setTimeout(() => location.replace('about:blank'), patience)
  for (const gone of ['pagehide', 'popstate'] as const) {
    addEventListener(gone, () => clearTimeout(nowhere), { once: true })
  }
  history.back()
}
