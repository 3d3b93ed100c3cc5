/** Runs inside a page that the app draws, before the app: where the app's own script does not load, it says so. */
import { showLastPage } from './show-last-page.ts'

const isApp = (target: EventTarget | null) =>
  target instanceof HTMLScriptElement && target.type === 'module'

addEventListener(
  'error',
  ({ target }) => {
    if (!isApp(target)) return
    if (document.readyState !== 'loading') showLastPage()
    else document.addEventListener('DOMContentLoaded', showLastPage, { once: true })
  },
  { capture: true },
)
