import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'
import type { RouterContext } from './shared/router-context.ts'
import { savesData } from './shared/saves-data.ts'

type Options = {
  /** On the server, the requested URL. */
  readonly history?: RouterHistory
  /** The page is server-rendered: the browser has restored its scroll position, and may have scrolled since. */
  readonly hydrates?: boolean
}

/** The router with texts and query client. */
export const createAppRouter = (context: RouterContext, { history, hydrates }: Options = {}) =>
  createRouter({
    routeTree,
    context,
    // On hover, focus or touch start: the route's code and loader.
    defaultPreload: savesData() ? false : 'intent',
    // A path that continues after a route's end is a 404.
    notFoundMode: 'root',
    // On the server it would insert an inline script.
    scrollRestoration: history ? false : onArrival(hydrates === true),
    ...(history && { history }),
  })

/**
 * Scroll restoration after each navigation. Not after hydration, which would take the page from under a pointer, nor
 * where the same page is loaded anew, such as in another language.
 */
function onArrival(hydrates: boolean): (to: { readonly location: ParsedLocation }) => boolean {
  const { href } = location
  let first = hydrates
  let shown: string | undefined
  return ({ location: to }) => {
    const entry = to.state.__TSR_key ?? to.href
    const stays = first ? href.endsWith(to.href) : entry === shown
    first = false
    shown = entry
    return !stays
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
