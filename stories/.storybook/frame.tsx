import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { I18nextProvider } from 'react-i18next'
import { leaveOnSessionEnd } from '#app/accounts/session/session-end.ts'
import { createQueries } from '#app/client/create-queries.ts'
import type { RouterContext } from '#app/shared/router-context.ts'

/** The rendered story, at any path. */
const OnShow = createContext<ReactNode>(null)

function Show() {
  return useContext(OnShow)
}

/** A router, and what ends its listening to the document, which outlives it. */
type Routed = { readonly router: AnyRouter; readonly stop: () => void }

type MakeRouter = (context: RouterContext, path: string) => Routed

const withoutListening = (router: AnyRouter): Routed => ({ router, stop: () => undefined })

const historyAt = (path: string) => createMemoryHistory({ initialEntries: [path] })

/** A router that renders the story at every path, so that its links work. */
const stubRouter: MakeRouter = (context, path) => {
  const root = createRootRouteWithContext<RouterContext>()()
  const index = createRoute({ getParentRoute: () => root, path: '/', component: Show })
  const rest = createRoute({ getParentRoute: () => root, path: '$', component: Show })
  const routeTree = root.addChildren([index, rest])
  return withoutListening(createRouter({ routeTree, context, history: historyAt(path) }))
}

/** The app's pages, imported lazily: a story of one part does not wait for the rest. */
async function wholeRouter(): Promise<MakeRouter> {
  const { createAppRouter } = await import('#app/router.tsx')
  return (context, path) => {
    const router = createAppRouter(context, { history: historyAt(path) })
    return { router, stop: leaveOnSessionEnd(context.queries, router) }
  }
}

/** The desk's screens: an app of its own at paths of its own. */
async function deskRouter(): Promise<MakeRouter> {
  const { createDeskRouter } = await import('#app/desk-router.tsx')
  return (context, path) => withoutListening(createDeskRouter(context, historyAt(path)))
}

const isDesk = (path: string) => /^\/desk(\/|$)/.test(path)

/** A page between two loads, as in a browser. */
type Page = Routed & { readonly key: string; readonly queries: QueryClient }

/** The app around a story: texts, queries, and routes. */
export type Frame = {
  readonly texts: RouterContext['texts']
  /** The current page, and its subscribers. */
  readonly page: () => Page
  readonly listen: (changed: () => void) => () => void
  /** Where clicks in the story have navigated to. */
  readonly path: () => string
  /** Loads a page, like a typed URL. */
  readonly go: (path: string) => void
  readonly close: () => void
}

/** Renders a story at a path: alone, or within the whole page of the app. */
export async function frame(
  texts: RouterContext['texts'],
  { path, whole }: { readonly path: string; readonly whole: boolean },
): Promise<Frame> {
  const wholeOf = isDesk(path) ? deskRouter : wholeRouter
  const makeRouter = whole ? await wholeOf() : stubRouter
  const load = (at: string): Page => {
    const queries = createQueries()
    return { key: crypto.randomUUID(), queries, ...makeRouter({ queries, texts }, at) }
  }
  let page = load(path)
  const listeners = new Set<() => void>()
  const leave = () => {
    page.stop()
    page.queries.clear()
  }
  return {
    texts,
    page: () => page,
    listen: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    path: () => page.router.state.location.href,
    go: (next) => {
      leave()
      page = load(next)
      for (const changed of listeners) changed()
    },
    close: leave,
  }
}

/** A story with its frame. */
export function Framed({
  frame,
  children,
}: {
  readonly frame: Frame
  readonly children: ReactNode
}) {
  const { key, queries, router } = useSyncExternalStore(frame.listen, frame.page)
  return (
    <I18nextProvider i18n={frame.texts}>
      <QueryClientProvider client={queries}>
        <OnShow value={children}>
          <RouterProvider key={key} router={router} />
        </OnShow>
      </QueryClientProvider>
    </I18nextProvider>
  )
}
