import { describe, expect, test } from 'bun:test'
import { takesPhotos } from '#api/http/guards/guard.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const PATH = '/api/user.php'
const INVALID = [422, { code: 'request.invalid', fields: [] }] as const
const LOGIN_REQUIRED = /^(authentication\.|desk\.login-)required$/

const site = openApi()

/** Sends a body as JSON, without an origin or a cookie. */
const send = async (path: string, body: string, method = 'POST') =>
  json(
    await site.api.handle(
      new Request(`http://localhost${path}`, {
        method,
        body,
        headers: { 'content-type': 'application/json' },
      }),
    ),
  )

/** Nested arrays, complete or truncated, up to the size limit. */
const NESTED = [
  `${'['.repeat(32_000)}${']'.repeat(32_000)}`,
  '['.repeat(64_000),
  '{"a":'.repeat(12_000),
  `${'[{"a":'.repeat(9)}1${'}]'.repeat(9)}`,
]

describe('a deeply nested body', () => {
  const bodies = site.api.routes.filter(({ method, path, hooks }) => {
    const { properties = {}, anyOf } = Object(hooks.body)
    return method !== 'GET' && !takesPhotos(path) && (anyOf || Object.keys(properties).length)
  })
  const named = bodies.map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+/g, ANN) }))

  test.each(named)('is refused by $method $path before it is parsed', async ({ method, path }) => {
    for (const nested of NESTED) {
      const answer = await send(path, nested, method)
      // A login is asked for before the body is read.
      if (answer[0] === 403)
        expect(answer[1]).toMatchObject({ code: expect.stringMatching(LOGIN_REQUIRED) })
      else expect(answer).toEqual(INVALID)
    }
  })

  test('is refused after a login too', async () => {
    const desk = await site.atDesk()
    for (const nested of NESTED)
      expect(await json(await desk.post('/api/desk/members/search', nested))).toEqual(INVALID)
  })

  test('is refused in a single field too, also without a login', async () => {
    for (const path of [
      '/api/links',
      '/api/links/reset',
      '/api/account/reset-mail',
      '/api/signup',
      '/api/webhooks/sandbox',
      '/api/mail-troubles',
    ]) {
      for (const nested of NESTED) {
        expect(await send(path, `{"token":${nested}}`)).toEqual(INVALID)
      }
    }
  })

  test('is distinguished from strings with brackets', async () => {
    const email = `"${'['.repeat(50)}\\"${'{'.repeat(50)}\\\\"`
    const [status] = await send('/api/user.php', `{"email":${email},"password":"x"}`)
    expect(status).toBe(401)
  })
})

test('a body is refused with more values than any valid one, before it is validated', async () => {
  for (const one of ['1', '{}', '"a"']) {
    const many = `[${Array(1500).fill(one).join(',')}]`
    expect(await send(PATH, many)).toEqual(INVALID)
    expect(await send(PATH, `{"email":${many},"password":"x"}`)).toEqual(INVALID)
  }
  const named = Array.from({ length: 1500 }, (_, n) => `"n${n}":1`).join(',')
  expect(await send(PATH, `{${named}}`)).toEqual(INVALID)
  const commas = JSON.stringify({ email: ','.repeat(1500), password: 'x' })
  expect(await send(PATH, commas)).toEqual([422, { code: 'request.invalid', fields: ['email'] }])
})
