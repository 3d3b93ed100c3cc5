import { beforeAll, describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { docs } from '#api/docs/docs.ts'
import { takesPhotos } from '#api/http/guards/guard.ts'
import { json, openOwnApi, uuid } from '../open-api.ts'

type Operation = {
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly requestBody?: unknown
}
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

const CODES = { session: 'authentication.required', desk: 'desk.login-required' } as const
const { api, ...site } = openOwnApi()
const server = new Elysia().use(docs()).use(api)

/** Every call of the OpenAPI document that requires a login. */
const { paths }: Document = await (
  await server.handle(new Request('http://localhost/swagger/json'))
).json()
const calls = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { security = [], requestBody }]) =>
    (['session', 'desk'] as const)
      .filter((scheme) => security.some((one) => scheme in one))
      .map((scheme) => ({
        method: method.toUpperCase(),
        path,
        scheme,
        scopes: security.flatMap((one) => one[scheme] ?? []),
        requestBody,
      })),
  ),
)

const isUpload = (path: string) => takesPhotos(path.split('?')[0] ?? '')

const ask = (method: string, path: string, body: string | null, cookie = '') =>
  server.handle(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie,
        ...(body !== null && {
          'content-type': isUpload(path) ? 'multipart/form-data; boundary=x' : 'application/json',
        }),
      },
      ...(body !== null && { body }),
    }),
  )

describe('without a login', () => {
  test('the document says of many calls that they require one', () => {
    expect(calls.length).toBeGreaterThan(80)
  })

  test.each(calls)('$method $path is refused for that, whatever was sent', async (call) => {
    const { method, path, scheme, requestBody } = call
    const bodies = requestBody ? ['{', '{}', '[[', '{"id":5}', null] : [null]
    for (const id of ['-', uuid(9)])
      for (const body of bodies)
        for (const query of ['', '?limit=-1&before=1.5&min_age=x&lat=1e308']) {
          const answer = await ask(method, `${path.replaceAll(/\{\w+\}/g, id)}${query}`, body)
          expect(await json(answer)).toMatchObject([403, { code: CODES[scheme] }])
        }
  })
})

describe('without a second factor', () => {
  const protectedCalls = calls.filter(({ scopes }) => scopes.includes('second-factor'))

  test('the document says of most calls of the desk that they require one', () => {
    const atDesk = calls.filter(({ scheme }) => scheme === 'desk')
    expect(atDesk.length - protectedCalls.length).toBeLessThan(6)
    expect(protectedCalls.length).toBeGreaterThan(25)
  })

  test.each(protectedCalls)(
    '$method $path is refused for that, whatever was sent',
    async (call) => {
      const { method, path, requestBody } = call
      const cookie = (await site.atDesk('Nia', false)).cookie() ?? ''
      for (const id of ['-', uuid(9)])
        for (const body of requestBody ? ['{', '{}', '{"id":5}', null] : [null])
          for (const query of ['', '?limit=-1&before=1.5']) {
            const url = `${path.replaceAll(/\{\w+\}/g, id)}${query}`
            const answer = await ask(method, url, body, cookie)
            expect(await json(answer)).toMatchObject([403, { code: 'desk.second-factor-required' }])
          }
    },
  )
})

describe('a refusal for a missing login', () => {
  beforeAll(() => site.member(uuid(1)))

  test('tells a session that was ended from one that expired, and from none', async () => {
    const REFUSED = { code: 'authentication.required', authentication_required: true }
    const [here, elsewhere] = [await site.signedIn(uuid(1)), await site.signedIn(uuid(1))]
    const cookie = here.cookie() ?? ''
    const asked = async () => [
      await json(await ask('GET', '/api/user.php', null, cookie)),
      await json(await ask('PATCH', '/api/account', '{', cookie)),
    ]
    const other = (await site.reads.sessions.of(uuid(1))).find(
      ({ id }) => id === site.secrets.hash(cookie.replace('vonk_session=', '')),
    )
    expect((await elsewhere.remove(`/api/sessions/${other?.id}`)).status).toBe(200)
    const revoked = [403, { ...REFUSED, revoked: true }] as const
    expect(await asked()).toEqual([revoked, revoked])

    expect(await json(await ask('GET', '/api/user.php', null))).toEqual([403, REFUSED])
    site.pass(15 * 24 * 60 * 60 * 1000)
    const expired = await ask('GET', '/api/user.php', null, elsewhere.cookie() ?? '')
    expect(await json(expired)).toEqual([403, REFUSED])
  })
})

test('a number of a query that is out of range is named', async () => {
  const invalid = (field: string) => [422, { code: 'request.invalid', fields: [field] }] as const
  const ann = await site.signedIn(uuid(1))
  const get = async (path: string) => json(await ann.get(path))
  expect(await get('/api/members?min_age=-1')).toEqual(invalid('min_age'))
  expect(await get('/api/members?made_up=-1&min_age=-1&max_age=30')).toEqual(invalid('min_age'))
  expect(await get('/api/geocode.php?lat=1e308&lon=1')).toEqual(invalid('lat'))
  expect(await get(`/api/conversations/${uuid(4)}/messages?before=1.5`)).toEqual(invalid('before'))
})
