import { AsyncLocalStorage } from 'node:async_hooks'
import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { PageRequest, RenderedPage, Renderer } from '#api/pages/rendering.ts'
import { isLinkToken } from '#core/accounts/link-token.ts'
import type { Locale } from '#core/site/locales.ts'
import { AppRoot } from './app-root.tsx'
import type { Boot } from './boot.ts'
import { answerCallsBy, errorOf } from './client/client.ts'
import { createQueries } from './client/create-queries.ts'
import { AREAS, type Area, openTexts, textsAt } from './locales/i18n.ts'
import { headOf } from './page-head.ts'
import { createAppRouter } from './router.tsx'
import type { RouterContext } from './shared/router-context.ts'
import { tellTimeIn } from './shared/time-zone.ts'
import { renderShell } from './shell/render-shell.tsx'
import { skeletonOf } from './shell/skeletons.ts'
import { ownLook as lookOf } from './site/own-look.ts'
import { settingsQuery } from './site/queries.ts'
import { pageTitle } from './site/titled.ts'

const asking = new AsyncLocalStorage<PageRequest>()

answerCallsBy(async (...call) => {
  const page = asking.getStore()
  if (!page) throw new TypeError('no page is being rendered')
  return page.ask(new Request(...call))
})

const opened = async (address: string, locale: Locale) => {
  const queries = createQueries()
  const texts = await openTexts(locale)
  const router = createAppRouter(
    { queries, texts },
    createMemoryHistory({ initialEntries: [address] }),
  )
  return { queries, texts, router }
}

/** Renders a page; `null` when it leads elsewhere, which is left to the browser. */
export const render: Renderer['render'] = (request) =>
  asking.run(request, async () => {
    const { path, search, locale, timeZone } = request
    const app = await opened(`${path}${search}`, locale)
    const { queries, texts, router } = app
    if (timeZone !== null) tellTimeIn(texts, timeZone)
    await router.load()
    await answersOf(queries)
    const matches = router.state.matches
    if (plain(router.state.location.pathname) !== plain(path) || matches.length === 0) return null
    const settings = await queries.ensureQueryData(settingsQuery)
    const status = routeAt(path) === null || isMissing(queries) ? 404 : statusOf(matches)
    const body = renderToString(<AppRoot {...app} />)
    const areas = areasOf(app, locale)
    const boot: Boot = {
      locale,
      timeZone,
      areas,
      answers: queries.getQueriesData({ predicate: ({ state }) => state.status === 'success' }),
    }
    return {
      status,
      routes: matches.map(({ routeId }) => routeId),
      texts: areas.map((area) => textsAt(locale, area)),
      siteName: settings.name,
      ...headOf(matches, settings),
      ...(status === 404 && { title: pageTitle(texts.t('not-found.title'), app) }),
      body,
      noScript: texts.t('no-script.line'),
      boot,
    }
  })

/** What a query is told of a thing that is not there, or not for this viewer. */
const MISSING: ReadonlySet<string> = new Set(['profile.not-found', 'request.invalid'])

/** Whether the page is about somebody who is not there. */
const isMissing = (queries: QueryClient): boolean =>
  queries
    .getQueryCache()
    .findAll({ queryKey: ['member'], predicate: ({ state }) => state.status === 'error' })
    .some(({ state }) => MISSING.has(errorOf(state.error).code))

/** An address as it reads: the router writes some letters plainly that came in code. */
function plain(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Waits for what loaders asked without waiting for it, so that the page shows it rather than its place. */
const answersOf = (queries: QueryClient) =>
  Promise.allSettled(
    queries
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching' })
      .map(({ promise }) => promise),
  )

function statusOf(matches: readonly { readonly status: string }[]): RenderedPage['status'] {
  if (matches.some(({ status }) => status === 'error')) return 500
  return matches.some(({ status }) => status === 'notFound') ? 404 : 200
}

/** The areas of the texts that the page was written with. */
const areasOf = ({ texts }: Pick<RouterContext, 'texts'>, locale: Locale): readonly Area[] =>
  AREAS.filter((area) => texts.hasResourceBundle(locale, area))

/** What a site's own colours come to. */
export const ownLook: Renderer['ownLook'] = lookOf

const pathsOnly = await opened('/', 'nl')

/** The routes that make a page, from the outermost; none where an address goes on after its route's end, or holds no token where one stands. */
function routesAt(path: string) {
  const [routes, params, route] = pathsOnly.router.getMatchedRoutes(path)
  const mistaken = params.token !== undefined && !isLinkToken(params.token)
  return route === undefined || mistaken || '**' in params ? [] : routes
}

/** The route that makes the page at a path. */
export const routeAt: Renderer['routeAt'] = (path) => routesAt(path).at(-1)?.id ?? null

/** Renders what stands at a path until the browser has drawn the page. */
export const shell: Renderer['shell'] = async ({ path, locale, ...request }) => {
  const texts = await openTexts(locale)
  const routes = routesAt(path)
  return {
    ...renderShell(texts, routes.length > 0 ? skeletonOf(routes) : 'nothing', request),
    routes: routes.map(({ id }) => id),
    texts: areasOf({ texts }, locale).map((area) => textsAt(locale, area)),
  }
}
