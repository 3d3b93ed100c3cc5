import { appendFileSync } from 'node:fs'

/** Where `check` has the answers of the API tests recorded; absent for a single file. */
const { CHECK_ANSWERS } = process.env

type App = {
  handle(request: Request): Promise<Response>
  readonly routes: readonly { readonly method: string; readonly path: string }[]
}

const isAt = (route: string, path: string): boolean => {
  const [wanted, given] = [route.split('/'), path.split('/')]
  return (
    wanted.length === given.length &&
    wanted.every((one, at) => one === given[at] || one.startsWith(':'))
  )
}

const parameters = (path: string): number => path.split(':').length

/** The route that answers: of several, the one with the fewest parameters. */
function routeOf({ routes }: App, request: Request): string | null {
  const { pathname } = new URL(request.url)
  const [found] = routes
    .filter(({ method, path }) => method === request.method && isAt(path, pathname))
    .toSorted((a, b) => parameters(a.path) - parameters(b.path))
  return found?.path ?? null
}

/**
 * Records which statuses each route answered, for the check that every documented one was produced. Not for tests that
 * do not know what they will get: they call `fetch`.
 */
export function recorded<A extends App>(app: A): A {
  if (CHECK_ANSWERS === undefined) return app
  const known = new Set<string>()
  const handle = app.handle
  app.handle = async (request) => {
    const response = await handle(request)
    const route = routeOf(app, request)
    const line = `${request.method} ${route} ${response.status}\n`
    if (route !== null && !known.has(line)) {
      known.add(line)
      appendFileSync(CHECK_ANSWERS, line)
    }
    return response
  }
  return app
}
