import { describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { memoryRateLimiter } from '#adapters/system/memory-rate-limiter.ts'
import { isWebhook, takesPhotos } from '#api/http/guards/guard.ts'
import { rateLimits } from '#api/http/guards/rate-limits.ts'
import { Unavailable } from '#core/shared/result.ts'
import { MINUTE } from '#core/shared/time.ts'
import { documentedRoutes } from '../documented.ts'
import { HTTP, openOwnApi, uuid } from '../open-api.ts'
import { recorded } from '../recorded.ts'

const ANN = uuid(1)
const site = openOwnApi()
await site.member(ANN)
const cookie = `${(await site.signedIn(ANN)).cookie()}; ${(await site.atDesk()).cookie()}`

const noPages = { isFile: () => false, pageOf: async () => null }

/** The API behind the budget of requests, of which `tries` are free. */
function counted({ api, ...ports }: typeof site, tries: number) {
  const few = () => memoryRateLimiter({ tries, window: MINUTE })
  const limits = { reads: few(), photos: few(), changes: few() }
  return recorded(new Elysia().use(rateLimits(ports, HTTP, limits, noPages)).use(api))
}

/** The API whose storage fails. */
function failing() {
  const fails = () => Promise.reject(new Unavailable('no room', '53100'))
  const store = new Proxy({}, { get: () => fails })
  const reads = new Proxy(site.reads, { get: () => store })
  const other = { reads, atomically: fails }
  return { ...openOwnApi({}, {}, other), ...other }
}

const roomy = counted(site, 9999)
const full = counted(site, 0)
const broken = counted(failing(), 9999)

const routes = await documentedRoutes()

/** Routes that refuse so themselves, of other requests. */
const THEIR_OWN = ['busy GET /ready', 'authentication.required POST /api/user.php']

/** The routes that document a refusal of the HTTP layer. */
const refusing = (code: string) =>
  routes
    .filter(({ method, path }) => !THEIR_OWN.includes(`${code} ${method} ${path}`))
    .filter(({ responses }) =>
      Object.values(responses).some(({ description }) => description?.includes(`\`${code}\``)),
    )
    .map(({ method, path }) => ({ name: `${method} ${path}`, method, path }))

type Asked = {
  readonly method: string
  readonly path: string
  readonly query?: string
  readonly id?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function answer(app: typeof roomy, asked: Asked) {
  const { method, path, query = '', id = uuid(99), headers = {}, body = '{}' } = asked
  const type = takesPhotos(path) ? 'multipart/form-data; boundary=x' : 'application/json'
  const request = new Request(`http://localhost${path.replace(/:\w+/g, id)}${query}`, {
    method,
    headers: {
      origin: 'http://localhost',
      'sec-fetch-site': 'same-origin',
      cookie,
      ...(method !== 'GET' && { 'content-type': type }),
      ...headers,
    },
    ...(method !== 'GET' && { body }),
  })
  const response = await app.handle(request)
  return [response.status, await response.json(), response.headers.get('retry-after')] as const
}

describe('a request over the budget is refused before any other work', () => {
  test.each(refusing('requests.too-many'))('$name', async (route) => {
    const [status, body, after] = await answer(full, route)
    expect([status, body, after]).toEqual([
      429,
      { code: 'requests.too-many', seconds: expect.any(Number) },
      String(body.seconds),
    ])
  })
})

describe('a storage that fails is said, with the time until a retry', () => {
  // Webhooks are not counted, and prove who sends them before anything is looked up.
  test.each(refusing('busy').filter(({ path }) => !isWebhook(path)))('$name', async (route) => {
    expect(await answer(broken, route)).toEqual([503, { code: 'busy' }, '2'])
  })
})

describe('a login that is missing is asked for, whatever else was sent', () => {
  test.each(refusing('authentication.required'))('$name', async (route) => {
    const login = { code: 'authentication.required', authentication_required: true }
    expect(await answer(roomy, { ...route, headers: { cookie: '' } })).toEqual([403, login, null])
  })

  test.each(refusing('desk.login-required'))('$name', async (route) => {
    const login = { code: 'desk.login-required' }
    expect(await answer(roomy, { ...route, headers: { cookie: '' } })).toEqual([403, login, null])
  })
})

test('only these GETs have an effect', () => {
  const reads = refusing('request.foreign-origin').filter(({ method }) => method === 'GET')
  expect(reads.map(({ path }) => path)).toEqual(['/api/logout.php', '/api/account/export'])
})

describe('a page of another site gets no effect', () => {
  test.each(refusing('request.foreign-origin'))('$name', async (route) => {
    const headers = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }
    const foreign = { code: 'request.foreign-origin' }
    expect(await answer(roomy, { ...route, headers })).toEqual([403, foreign, null])
  })
})

describe('another content type is refused', () => {
  test.each(refusing('request.content-type'))('$name', async (route) => {
    const headers = { 'content-type': 'text/plain' }
    const other = { code: 'request.content-type' }
    expect(await answer(roomy, { ...route, headers })).toEqual([415, other, null])
  })
})

describe('a body that is no object is refused', () => {
  test.each(refusing('request.body'))('$name', async (route) => {
    for (const body of ['[]', 'null', '"x"', '7', 'true'])
      expect(await answer(roomy, { ...route, body })).toEqual([400, { code: 'request.body' }, null])
  })
})

describe('a body over the limit is refused', () => {
  test.each(refusing('request.too-large'))('$name', async (route) => {
    const headers = { 'content-length': '12000000' }
    const large = { code: 'request.too-large' }
    expect(await answer(roomy, { ...route, headers })).toEqual([413, large, null])
  })
})

describe('a parameter that is there twice is refused', () => {
  test.each(refusing('request.invalid').filter(({ path }) => !isWebhook(path)))(
    '$name',
    async (route) => {
      const invalid = { code: 'request.invalid', fields: [] }
      const query = '?cursor=a&cursor=a'
      expect(await answer(roomy, { ...route, query })).toEqual([422, invalid, null])
    },
  )
})

describe('a sign that cannot be stored is refused in any address', () => {
  test.each(refusing('request.invalid'))('$name', async (route) => {
    const invalid = { code: 'request.invalid', fields: [] }
    expect(await answer(roomy, { ...route, query: '?q=%00' })).toEqual([422, invalid, null])
  })
})

describe('an id that is none is the id of nothing', () => {
  test.each([
    ['GET', '/api/members/:id/allowance', 'profile.not-found'],
    ['DELETE', '/api/match-finder/:id', 'profile.not-found'],
    ['PUT', '/api/swipe-game/:id', 'profile.not-found'],
    ['DELETE', '/api/likes/:id', 'profile.not-found'],
    ['PUT', '/api/likes/:id/match/seen', 'profile.not-found'],
    ['DELETE', '/api/blocks/:id', 'profile.not-found'],
    ['DELETE', '/api/photos/:id', 'photo.not-found'],
    ['POST', '/api/desk/reports/:id/decision', 'report.not-found'],
    ['POST', '/api/desk/complaints/:id/take', 'complaint.not-found'],
  ])('%s %s', async (method, path, code) => {
    expect(await answer(roomy, { method, path, id: '-' })).toEqual([404, { code }, null])
  })
})
