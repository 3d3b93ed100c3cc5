import { HttpResponse, http } from 'msw'
import type { SetupWorker } from 'msw/browser'
import { statusOf } from '#api/http/problem.ts'
import { stubOnline } from '#app/mocks/browser/stub-online.ts'

/** A failing network: patches fetch; the returned function restores it. */
export type Network = (worker: SetupWorker) => () => void

const inFront = (worker: SetupWorker, ...handlers: Parameters<SetupWorker['use']>) => {
  worker.use(...handlers)
  return () => undefined
}

/** All requests fail, and the browser is offline. */
export const offline: Network = (worker) => {
  worker.use(http.all('*/api/*', () => HttpResponse.error()))
  const restore = stubOnline(false)
  dispatchEvent(new Event('offline'))
  return () => {
    restore()
    dispatchEvent(new Event('online'))
  }
}

/** The browser reports that it is offline, which a page checks before sending. */
export const unplugged: Network = () => {
  const restore = stubOnline(false)
  return () => {
    restore()
    dispatchEvent(new Event('online'))
  }
}

/** Writes under these paths fail; reads work. */
export const oneWay =
  (...paths: readonly string[]): Network =>
  (worker) =>
    inFront(worker, ...everywhere(paths).map((path) => http.post(path, () => HttpResponse.error())))

/** Calls under these paths are never answered: shows loading states. */
export const slow =
  (...paths: readonly string[]): Network =>
  (worker) =>
    inFront(
      worker,
      ...everywhere(paths).map((path) => http.all(path, () => new Promise(() => undefined))),
    )

/** Writes under these paths are never answered; reads work. */
export const unanswered =
  (...paths: readonly string[]): Network =>
  (worker) =>
    inFront(
      worker,
      ...everywhere(paths).map((path) => http.post(path, () => new Promise(() => undefined))),
    )

/** What the API may refuse with. */
type Refusal = Parameters<typeof statusOf>[0]

const refusalWith = (error: Refusal) => () => HttpResponse.json(error, { status: statusOf(error) })

/** Calls under these paths are refused, as by the server. */
export const failing =
  (error: Refusal = { code: 'internal' }, ...paths: readonly string[]): Network =>
  (worker) =>
    inFront(worker, ...everywhere(paths).map((path) => http.all(path, refusalWith(error))))

/** A call is answered with this, as no world of a story would. */
export const answering =
  (path: string, answer: Readonly<Record<string, unknown>>): Network =>
  (worker) =>
    inFront(
      worker,
      http.get(`*${path}`, () => HttpResponse.json(answer)),
    )

/** Writes under these paths are refused, as by the server; reads work. */
export const refusing =
  (error: Refusal, ...paths: readonly string[]): Network =>
  (worker) =>
    inFront(worker, ...everywhere(paths).map((path) => http.post(path, refusalWith(error))))

/** A browser without cookies: a login is lost immediately. */
export const withoutCookies: Network = (worker) => {
  const refused = { code: 'authentication.required', authentication_required: true }
  const asWho = http.get('*/api/user.php', () => HttpResponse.json(refused, { status: 403 }))
  return inFront(worker, asWho)
}

/** Calls under a path succeed once, then the server fails. */
export const failingAfterwards =
  (path: string): Network =>
  (worker) => {
    let calls = 0
    return inFront(
      worker,
      http.all(`*${path}`, () => {
        calls += 1
        return calls === 1 ? undefined : HttpResponse.json({ code: 'internal' }, { status: 500 })
      }),
    )
  }

const everywhere = (paths: readonly string[]) =>
  paths.length === 0 ? ['*/api/*'] : paths.map((path) => `*${path}`)
