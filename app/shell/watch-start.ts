/** Inline script of client-rendered pages: shows a message if the app's script does not load. */
import { showFatalError } from './show-fatal-error.ts'

const isApp = (target: EventTarget | null) =>
  target instanceof HTMLScriptElement && target.type === 'module'

addEventListener(
  'error',
  ({ target }) => {
    if (!isApp(target)) return
    if (document.readyState !== 'loading') showFatalError()
    else document.addEventListener('DOMContentLoaded', showFatalError, { once: true })
  },
  { capture: true },
)
