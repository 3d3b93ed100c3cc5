import { AsyncLocalStorage } from 'node:async_hooks'
import { type Api, createApi } from '#api/app.ts'
import type { Http } from '#api/http/http.ts'
import { silentLog } from '#api/http/logs/log.ts'
import type { MemberId } from '#core/accounts/account.ts'
import { startSession } from '#core/accounts/start-session.ts'
import { startOperatorSession } from '#core/desk/access/operator-session.ts'
import { OWNER, type Role } from '#core/desk/roles.ts'
import type { Ports } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { partsOfCurrent } from '#stories/shared/parts-of-current.ts'
import { sampleSecondFactor } from '#tests/core/desk/access/open-desk.ts'
import { openWorld } from '#tests/core/world.ts'
import { recorded } from './recorded.ts'

const ORIGIN = 'http://localhost'

export const HTTP: Http = {
  cookieHeader: 'cookie',
  setCookieHeader: 'set-cookie',
  secure: false,
  publicUrl: null,
  webhookOrigin: ORIGIN,
  development: true,
  mailbox: true,
  behindProxy: false,
  clientAddress: () => '192.0.2.1',
  log: silentLog,
}

/** Valid ids, distinguished by a number. */
export const uuid = (n: number): string =>
  `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

const OPERATOR = {
  passwordHash: null,
  invitationHash: null,
  invitedUntil: null,
  removedAt: null,
  version: 1,
} as const

type Given = Parameters<typeof openWorld>[0]
type Call = {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

type Served = { readonly ports: Ports; readonly http: Http }
type Handling = Pick<Api, 'handle' | 'fetch' | 'routes'>

/** The world whose call runs. */
const served = new AsyncLocalStorage<Served>()

/** Of that world; outside a call, while the API is built, `otherwise`. */
const ofCall = <Part extends keyof Served>(part: Part, otherwise: Partial<Served[Part]>) =>
  partsOfCurrent<Served[Part]>(() => served.getStore()?.[part] ?? otherwise)

/** What a server makes of the API. */
type Around = (api: Api) => Handling

const asItIs: Around = (api) => api
const shared = new Map<Around, Handling>()

/**
 * One API for all worlds: to build it takes longer than most tests, and so does the first call of each of its routes.
 * What it keeps is of one request, or of one member and all that was read.
 */
function sharedApi(of: Served, around: Around): Handling {
  const app = shared.get(around) ?? around(createApi(ofCall('ports', {}), ofCall('http', HTTP)))
  shared.set(around, app)
  const { routes, handle, fetch } = app
  return {
    routes,
    handle: (request) => served.run(of, () => handle(request)),
    fetch: (request) => served.run(of, () => fetch(request)),
  }
}

const ownApi = ({ ports, http }: Served) => createApi(ports, http)

/** The real API over a world in memory, with replaced ports where a test needs them, and browsers to call it. */
export const openApi = (
  given: Given = {},
  http: Partial<Http> = {},
  other: Partial<Ports> = {},
  around = asItIs,
) =>
  // A log is read when the API is built.
  openBy('log' in http ? ownApi : (of) => sharedApi(of, around), given, http, other)

/** The same with an API of its own, for a server that is told of its ports. */
export const openOwnApi = (
  given: Given = {},
  http: Partial<Http> = {},
  other: Partial<Ports> = {},
) => openBy(ownApi, given, http, other)

function openBy<A extends Handling>(
  build: (of: Served) => A,
  given: Given,
  http: Partial<Http>,
  other: Partial<Ports>,
) {
  const world = openWorld(given)
  let made = 0xffff
  const ports = { ...world, newId: () => uuid(++made), ...other }
  const api = recorded(build({ ports, http: { ...HTTP, ...http } }))

  /** Requests like one browser: with its cookies, from our own pages. */
  function browser(cookie: string | null = null, at = ORIGIN) {
    const jar = new Map(cookie?.split('; ').map((pair) => pair.split('=') as [string, string]))
    const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ') || null
    const call = async (method: string, path: string, { body, headers = {} }: Call = {}) => {
      const response = await api.handle(
        new Request(`${at}${path}`, {
          method,
          headers: {
            origin: at,
            'sec-fetch-site': 'same-origin',
            ...(body === undefined || body instanceof FormData
              ? {}
              : { 'content-type': 'application/json' }),
            cookie: cookies() ?? '',
            ...headers,
          },
          ...(body === undefined ? {} : { body: asBody(body) }),
        }),
      )
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        if (value === '') jar.delete(name)
        else jar.set(name, value)
      }
      return response
    }
    return {
      get: (path: string, more?: Call) => call('GET', path, more),
      post: (path: string, body: unknown, more?: Call) => call('POST', path, { ...more, body }),
      put: (path: string, body: unknown, more?: Call) => call('PUT', path, { ...more, body }),
      patch: (path: string, body: unknown, more?: Call) => call('PATCH', path, { ...more, body }),
      remove: (path: string, body?: unknown) => call('DELETE', path, { body }),
      cookie: cookies,
    }
  }

  /** A browser in which a member is logged in, at a site of the install. */
  async function signedIn(member: MemberId, at = ORIGIN) {
    const { value } = await world.atomically(async (stores) =>
      ok(
        await startSession(stores, world, {
          member,
          browser: { agent: 'a browser', session: null, device: null },
        }),
      ),
    )
    return browser(`vonk_session=${value.token}`, at)
  }

  /** A browser in which an operator is logged in at the desk, with an authenticator app or as one who must add it. */
  async function atDesk(name = 'Mia', hasApp = true, roles: readonly Role[] = [OWNER]) {
    const email = `${name.toLowerCase()}@vonk.example`
    const known = await world.reads.operators.byEmail(email)
    const added = { id: ports.newId(), email, name, roles, addedAt: world.now() }
    const operator = known ?? { ...OPERATOR, ...added }
    const { value } = await world.atomically(async (stores) => {
      if (!known) await stores.operators.add(operator)
      if (hasApp) await stores.secondFactors.add(sampleSecondFactor(operator.id))
      return ok(
        await startOperatorSession(stores, world, operator, { session: null, device: null }),
      )
    })
    return { ...browser(`vonk_desk=${value.token}`), operator }
  }

  return { ...world, newId: ports.newId, api, browser, signedIn, atDesk }
}

/** A response's status and body. */
export async function json(answer: Response): Promise<readonly [number, unknown]> {
  const text = await answer.text()
  return [answer.status, text === '' ? null : JSON.parse(text)]
}

function asBody(body: unknown): string | FormData {
  return body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body)
}
