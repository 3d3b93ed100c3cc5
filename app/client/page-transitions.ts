import type { RegisteredRouter } from '@tanstack/react-router'
import { wantsStill } from '#ui/patterns/film/stillness.ts'

/** Cross-fades from page to page with a view transition, where motion is allowed and the browser can. */
export function fadeBetweenPages(router: RegisteredRouter): void {
  if (!('startViewTransition' in document)) return
  router.startViewTransition = (update) => {
    const before = router.state.resolvedLocation?.pathname
    // Filters, tabs and the first page change at once.
    if (before === undefined || before === router.latestLocation.pathname || wantsStill())
      return update()
    const { ready, updateCallbackDone } = document.startViewTransition(update)
    // A page left before its fade has ended.
    ready.catch(() => undefined)
    return updateCallbackDone
  }
}
