import { AsyncLocalStorage } from 'node:async_hooks'
import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { PageRequest, RenderedPage, Renderer } from '#api/pages/rendering.ts'
import type { Locale } from '#core/site/locales.ts'
import { AppRoot } from './app-root.tsx'
import type { Boot } from './boot.ts'
import { answerCallsBy } from './client.ts'
import { AREAS, type Area, openTexts, textsAt } from './i18n.ts'
import { headOf } from './page-head.ts'
import { createAppRouter, type RouterContext } from './router.tsx'
import { createQueries } from './shared/create-queries.ts'
import { pageTitle } from './shared/titled.ts'
import { ownLook as lookOf } from './site/own-look.ts'
import { settingsQuery } from './site/queries.ts'

const asking = new AsyncLocalStorage<PageRequest>()

answerCallsBy(async (...call) => {
  const page = asking.getStore()
  if (!page) throw new TypeError('no page is being rendered')
  return page.ask(new Request(...call))
})

const opened = async (path: string, locale: Locale) => {
  const queries = createQueries()
  const texts = await openTexts(locale)
  const router = createAppRouter(
    { queries, texts },
    createMemoryHistory({ initialEntries: [path] }),
  )
  return { queries, texts, router }
}

/** Renders a page for a visitor; `null` when it leads elsewhere, which is left to the browser. */
export const render: Renderer['render'] = (request) =>
  asking.run(request, async () => {
    const { path, locale } = request
    const app = await opened(path, locale)
    const { queries, texts, router } = app
    await router.load()
    await answersOf(queries)
    const matches = router.state.matches
    if (plain(router.state.location.pathname) !== plain(path) || matches.length === 0) return null
    const settings = await queries.ensureQueryData(settingsQuery)
    const status = isPage(path) ? statusOf(matches) : 404
    const body = renderToString(<AppRoot {...app} />)
    const areas = areasOf(app, locale)
    const boot: Boot = {
      locale,
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
      boot,
    }
  })

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
const areasOf = ({ texts }: RouterContext, locale: Locale): readonly Area[] =>
  AREAS.filter((area) => texts.hasResourceBundle(locale, area))

/** What a site's own colours come to. */
export const ownLook: Renderer['ownLook'] = lookOf

const pathsOnly = await opened('/', 'nl')

/** Whether the app has a page at a path; one that goes on after its route's end is none. */
export const isPage: Renderer['isPage'] = (path) => {
  const [, params, route] = pathsOnly.router.getMatchedRoutes(path)
  return route !== undefined && !('**' in params)
}
