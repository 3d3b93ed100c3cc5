import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'
import type { RouterContext } from './shared/router-context.ts'

/** The app's router over a set of texts and queries; on the server its history is the one page asked for. */
export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // A page that goes on after its end is none, rather than what it began with.
    notFoundMode: 'root',
    // On the server it would write a script into the page.
    scrollRestoration: !history,
    ...(history && { history }),
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
