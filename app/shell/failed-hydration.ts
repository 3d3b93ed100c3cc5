import { isNotFound, isRedirect } from '@tanstack/react-router'
import type { Root } from 'react-dom/client'
import { START_FAILED } from '#ui/primitives/early/hydrated.ts'
import { isBroken, reloadedLately, reloadOnce } from '../client/chunk-reload.ts'
import { isHydrated } from '../client/hydration/hydration-queue.ts'
import { showStartFailure } from './show-start-failure.ts'

/** The page could not be hydrated: it stays readable and says so, and its links work without the app. */
export function failStart(page: HTMLElement): void {
  page.dispatchEvent(new Event(START_FAILED, { bubbles: true }))
  showStartFailure()
}

/**
 * A page that throws while it is hydrated is reloaded once; the second time the server's page is restored. Call before
 * hydration: returns what to call with each error of a render.
 */
export function guardHydration(page: HTMLElement): (error: unknown, root: Root) => void {
  // Nodes and not HTML, which the page's policy does not let a script insert (Trusted Types).
  const nodes = reloadedLately() ? [...page.childNodes].map((node) => node.cloneNode(true)) : null
  let failed = false
  return (error, root) => {
    // A chunk that is missing is reported where its part would be.
    if (failed || isHydrated() || isBroken() || isNotFound(error) || isRedirect(error)) return
    failed = true
    if (reloadOnce() || nodes === null) return
    // React is still rendering.
    setTimeout(() => {
      root.unmount()
      page.replaceChildren(...nodes)
      failStart(page)
    })
  }
}
