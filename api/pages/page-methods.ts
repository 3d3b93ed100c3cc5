import { Elysia } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { otherMethod } from '../http/guards/methods.ts'
import { type Http, requestUrl } from '../http/http.ts'
import { isPagePath } from './back-to-page.ts'
import { type Built, staticFile } from './document/built.ts'
import { parsePageRequest } from './parse-page-request.ts'
import { VISITOR } from './viewer.ts'
import { MANIFEST_PATH } from './web-manifest.ts'

/** What a page or file can be asked; a form sent to one without scripts was sent back to it before. */
const METHODS = ['GET', 'HEAD', 'OPTIONS'] as const

/** Tells a wrong method of a page or file from a page that is not there. */
export const pageMethods = (ports: Pick<Ports, 'sites'>, http: Http, built: Built) => {
  const { server } = built

  async function isThere(request: Request, url: URL): Promise<boolean> {
    const { pathname } = url
    if (staticFile(built, pathname) || pathname === MANIFEST_PATH) return true
    if (!isPagePath(pathname) || server === null) return false
    const { path } = parsePageRequest(ports, http, request, url, VISITOR)
    return (await server.renderer()).routeAt(path) !== null
  }

  return new Elysia({ name: 'page-methods' }).onError(
    { as: 'global' },
    async ({ code, request, set }) => {
      if (code !== 'NOT_FOUND' || request.method === 'GET' || request.method === 'HEAD') return
      const url = requestUrl(request)
      if (url && (await isThere(request, url))) return otherMethod({ request, set }, METHODS)
    },
  )
}
