import { HttpResponse, http } from 'msw'
import type { SetupWorker } from 'msw/browser'
import type { CallError } from '#app/client/client.ts'
import { stubOnline } from '#app/mocks/browser/stub-online.ts'

/** A network that is not as it should be: puts itself in front of the API; the answer sets it right again. */
export type Network = (worker: SetupWorker) => () => void

const inFront = (worker: SetupWorker, ...handlers: Parameters<SetupWorker['use']>) => {
  worker.use(...handlers)
  return () => undefined
}

/** Nothing gets through, and the browser knows. */
export const offline: Network = (worker) => {
  worker.use(http.all('*/api/*', () => HttpResponse.error()))
  const restore = stubOnline(false)
  dispatchEvent(new Event('offline'))
  return () => {
    restore()
    dispatchEvent(new Event('online'))
  }
}

/** The browser believes that it is not connected, which a page asks before it sends anything. */
export const unplugged: Network = () => {
  const restore = stubOnline(false)
  return () => {
    restore()
    dispatchEvent(new Event('online'))
  }
}

/** Nothing that is sent under these paths gets through; what is asked for does. */
export const oneWay =
  (...paths: readonly string[]): Network =>
  (worker) =>
    inFront(worker, ...everywhere(paths).map((path) => http.post(path, () => HttpResponse.error())))

/** The calls under these paths are never answered: what a screen shows while it waits. */
export const slow =
  (...paths: readonly string[]): Network =>
  (worker) =>
    inFront(
      worker,
      ...everywhere(paths).map((path) => http.all(path, () => new Promise(() => undefined))),
    )

/** The calls under these paths are refused, as the server itself would refuse them. */
export const failing =
  (error: CallError = { code: 'internal' }, ...paths: readonly string[]): Network =>
  (worker) =>
    inFront(
      worker,
      ...everywhere(paths).map((path) =>
        http.all(path, () =>
          HttpResponse.json(error, { status: error.code === 'internal' ? 500 : 422 }),
        ),
      ),
    )

/** A browser that keeps no cookies: whoever has just logged in is nobody again. */
export const withoutCookies: Network = (worker) => {
  const refused = { code: 'authentication.required', authentication_required: true }
  const asWho = http.get('*/api/user.php', () => HttpResponse.json(refused, { status: 403 }))
  return inFront(worker, asWho)
}

/** The calls under a path are answered once, and from then on the server is in trouble. */
export const failingAfterwards =
  (path: string): Network =>
  (worker) => {
    let asked = 0
    return inFront(
      worker,
      http.all(`*${path}`, () => {
        asked += 1
        return asked === 1 ? undefined : HttpResponse.json({ code: 'internal' }, { status: 500 })
      }),
    )
  }

const everywhere = (paths: readonly string[]) =>
  paths.length === 0 ? ['*/api/*'] : paths.map((path) => `*${path}`)
