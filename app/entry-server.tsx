import { AsyncLocalStorage } from 'node:async_hooks'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { FailedPage, PageRequest, RenderedPage, Renderer } from '#api/pages/rendering.ts'
import { tabTitle } from '#core/shared/badge-text.ts'
import type { Locale } from '#core/site/locales.ts'
import { userQuery } from './accounts/account/queries.ts'
import { AppRoot } from './app-root.tsx'
import type { Boot } from './boot.ts'
import { errorOf, isMissing, isTransient, setFetcher, statusOf } from './client/client.ts'
import { createQueries } from './client/create-queries.ts'
import { LeftToBrowser } from './client/left-to-browser.ts'
import { AREAS, type Area, openTexts, textsAt } from './locales/i18n.ts'
import { decodedPath, matchedRoutes } from './matched-routes.ts'
import { RENDERED_FACTS } from './membership/alerts/alert-facts.ts'
import { headOf } from './page-head.ts'
import { createAppRouter } from './router.tsx'
import { languageOffer } from './server-language-offer.ts'
import { countIn, titleWithoutData } from './server-titles.ts'
import { titleWhile } from './shared/own-title.ts'
import type { RouterContext } from './shared/router-context.ts'
import { setFormatTimeZone } from './shared/time-zone.ts'
import { renderPlainPage, renderShell } from './shell/render-shell.tsx'
import { shellRoutes, skeletonOf } from './shell/skeletons.ts'
import { languageOfferQuery } from './site/language/language-offer.ts'
import { ownLook as lookOf } from './site/own-look.ts'
import { settingsQuery } from './site/queries.ts'
import { pageTitle } from './site/titled.ts'
import { trackingIn } from './site/tracking.ts'

const asking = new AsyncLocalStorage<PageRequest>()

setFetcher(async (...call) => {
  const page = asking.getStore()
  if (!page) throw new TypeError('no page is being rendered')
  return page.ask(new Request(...call))
})

type App = Awaited<ReturnType<typeof opened>>

const opened = async (address: string, locale: Locale, country = '') => {
  const queries = createQueries()
  const texts = await openTexts(locale, undefined, country)
  const router = createAppRouter(
    { queries, texts },
    { history: createMemoryHistory({ initialEntries: [address] }) },
  )
  return { queries, texts, router }
}

/** Renders a page, or returns its redirect; `null` leaves it to the browser, after a transient failure too. */
export const render: Renderer['render'] = (request) =>
  asking.run(request, async () => {
    const { path, locale, country, timeZone, since } = request
    const app = await loaded(request)
    const { queries, texts, router } = app
    const led = redirectOf(app)
    if (led) return isSamePage(path, led) ? null : { location: withTracking(led, request) }
    await answersOf(queries)
    const refused = refusedIn(queries)
    if (refused.some(([, error]) => isTransient(error))) return null
    const matches = router.state.matches
    const settings = await queries.ensureQueryData(settingsQuery)
    const isMissing = routeAt(path) === null || isAboutNothing(matches, refused)
    const status = isMissing ? 404 : pageStatus(app)
    if (status === 500) {
      const failures = failuresOf(app)
      return failures.some(({ error }) => error instanceof LeftToBrowser) ? null : { failures }
    }
    const [body, givenTitle] = titleWhile(() => renderToString(<AppRoot {...app} />))
    const head = headOf(matches, settings)
    const ownTitle = givenTitle ?? (status === 404 ? texts.t('not-found.title') : null)
    const areas = areasOf(app, locale)
    const boot: Boot = {
      locale,
      country,
      timeZone,
      areas,
      since,
      refusals: refused.map(([key, error]) => [
        key,
        { error: errorOf(error), status: statusOf(error) },
      ]),
      answers: queries.getQueriesData({ predicate: ({ state }) => state.status === 'success' }),
    }
    return {
      status,
      routes: matches.map(({ routeId }) => routeId),
      texts: textsAt(locale, areas),
      siteName: settings.name,
      ...head,
      // The app counts the same once it runs.
      title: tabTitle(ownTitle === null ? head.title : pageTitle(ownTitle, app), countIn(queries)),
      body,
      noScript: texts.t('no-script.line'),
      unanswering: { text: texts.t('start.unanswering'), again: texts.t('error.again') },
      boot,
    }
  })

/** Loads a page; non-canonical URLs are normalised like in the browser. */
async function loaded(request: PageRequest): Promise<App> {
  const { path, search } = request
  const app = await loadedAt(`${path}${search}`, request)
  const led = redirectOf(app)
  return led && isSamePage(path, led) ? loadedAt(`${led.pathname}${led.search}`, request) : app
}

async function loadedAt(address: string, request: PageRequest): Promise<App> {
  const { locale, offered, country, timeZone, alertFacts, since } = request
  const app = await opened(address, locale, country)
  if (timeZone !== null) setFormatTimeZone(app.texts, timeZone)
  // Only visitors get a public page, and need not be told that they are.
  if (since === null) app.queries.setQueryData(userQuery.queryKey, null)
  if (offered)
    app.queries.setQueryData(languageOfferQuery.queryKey, await languageOffer(offered, locale))
  if (alertFacts) app.queries.setQueryData(RENDERED_FACTS, alertFacts)
  await app.router.load()
  return app
}

/** The redirect of a loaded page; `null` if none. */
function redirectOf({ router }: App): URL | null {
  const result = router._serverResult
  const location = result?.type === 'redirect' && result.redirect.headers.get('Location')
  return location ? new URL(location, SITE) : null
}

const SITE = 'http://localhost'

const isSamePage = (path: string, { pathname }: URL) => decodedPath(pathname) === decodedPath(path)

/** A URL that keeps the traffic source. */
function withTracking(to: URL, { search }: PageRequest): string {
  for (const [mark, value] of Object.entries(trackingIn(search))) to.searchParams.set(mark, value)
  return `${to.pathname}${to.search}`
}

type Refused = readonly [QueryKey, unknown]

/** Failed queries of the page. */
const refusedIn = (queries: QueryClient): readonly Refused[] =>
  queries
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'error' })
    .map(({ queryKey, state }) => [queryKey, state.error])

type Named = { readonly params: object; readonly search: object }

/** Whether the resource in the URL does not exist: that of its path, or the order of its query. */
const isAboutNothing = (matches: readonly Named[], refused: readonly Refused[]): boolean => {
  const { params, search } = matches.at(-1) ?? { params: {}, search: {} }
  const named = [...Object.values(params), ...('order' in search ? [search.order] : [])]
  return refused.some(([key, error]) => named.includes(key[1]) && isMissing(error))
}

/** Awaits prefetched queries, so that the page contains data instead of skeletons. */
const answersOf = (queries: QueryClient) =>
  Promise.allSettled(
    queries
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching' })
      .map(({ promise }) => promise),
  )

function pageStatus({ router }: App): RenderedPage['status'] | 500 {
  const result = router._serverResult
  const status = result?.type === 'render' ? result.status : 500
  return status === 200 || status === 404 ? status : 500
}

/** Routes that failed to load: their pages say that an error happened. */
const failuresOf = ({ router }: App): FailedPage['failures'] =>
  router.state.matches
    .filter(({ status }) => status === 'error')
    .map(({ routeId, error }) => ({ route: routeId, code: errorOf(error).code, error }))

/** Text areas used by the page. */
const areasOf = ({ texts }: Pick<RouterContext, 'texts'>, locale: Locale): readonly Area[] =>
  AREAS.filter((area) => texts.hasResourceBundle(locale, area))

/** The CSS of a site's own colours. */
export const ownLook: Renderer['ownLook'] = lookOf

const { router: pathsOnly } = await opened('/', 'nl')
const routesAt = (path: string) => matchedRoutes(pathsOnly, path)

/** The route of a path. */
export const routeAt: Renderer['routeAt'] = (path) => routesAt(path).at(-1)?.id ?? null

/** Renders the shell of a path. */
export const shell: Renderer['shell'] = async ({ path, locale, ...request }) => {
  const texts = await openTexts(locale)
  const routes = routesAt(path)
  const title = await titleWithoutData(routes, { locale, site: request.site })
  const skeleton = routes.length > 0 ? skeletonOf(routes) : 'nothing'
  return {
    ...renderShell(texts, skeleton, request),
    title,
    routes: shellRoutes(
      routes.map(({ id }) => id),
      skeleton,
    ),
    texts: textsAt(locale, areasOf({ texts }, locale)),
  }
}

/** Renders a page in words. */
export const plainPage: Renderer['plainPage'] = async (name, locale) =>
  renderPlainPage(await openTexts(locale), name)
