import { isLinkToken } from '#core/accounts/links/link-token.ts'
import { isPage } from '#core/site/pages/text-pages.ts'
import type { createAppRouter } from './router.tsx'

type AppRouter = ReturnType<typeof createAppRouter>

/**
 * Matched routes, outermost first; none if the path continues after the route's end, or has an invalid token or page
 * name.
 */
export function matchedRoutes(router: AppRouter, path: string) {
  const [routes, params, route] = router.getMatchedRoutes(path)
  const { token, page } = params
  const mistaken =
    (token !== undefined && !isLinkToken(token)) || (page !== undefined && !isPage(page))
  return route === undefined || mistaken || '**' in params ? [] : routes
}

/** Decoded URL: the router decodes some characters. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
