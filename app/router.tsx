import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'
import type { RouterContext } from './shared/router-context.ts'
import { savesData } from './shared/saves-data.ts'

/** The router with texts and query client; on the server its history is the requested URL. */
export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    // On hover, focus or touch start: the route's code and loader.
    defaultPreload: savesData() ? false : 'intent',
    // A path that continues after a route's end is a 404.
    notFoundMode: 'root',
    // On the server it would insert an inline script.
    scrollRestoration: !history,
    ...(history && { history }),
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
