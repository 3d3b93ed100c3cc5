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
  const unwarned = isUnwarned({ installedApp, dismissals: keptDismissals(), now: Date.now() })
  if (dialog.open || answered() || !unwarned) return
  const open = () => {
    const { style, clientWidth } = document.documentElement
    style.setProperty(SCROLLBAR, `${innerWidth - clientWidth}px`)
    dialog.returnValue = ''
    dialog.showModal()
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
  open()
}

/** Back to where one came from; without such a place, to an empty page. */
export function leave(): void {
  if (history.length > 1) history.back()
  else location.replace('about:blank')
}
