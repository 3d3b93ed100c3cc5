import { describe, expect, test } from 'bun:test'
import { openApi, said, uuid } from '../open-api.ts'

const ANN = uuid(1)
const INVALID = [422, { code: 'request.invalid', fields: [] }] as const

const site = openApi()

/** Sends a body as JSON from nowhere, without a cookie. */
const send = async (path: string, body: string, method = 'POST') =>
  said(
    await site.api.handle(
      new Request(`http://localhost${path}`, {
        method,
        body,
        headers: { 'content-type': 'application/json' },
      }),
    ),
  )

/** Arrays within arrays, closed or cut off, as long as a body may be. */
const NESTED = [
  `${'['.repeat(32_000)}${']'.repeat(32_000)}`,
  '['.repeat(64_000),
  '{"a":'.repeat(12_000),
  `${'[{"a":'.repeat(9)}1${'}]'.repeat(9)}`,
]

describe('a body that is nested deeply', () => {
  const bodies = site.api.routes.filter(({ method, path, hooks }) => {
    const { properties = {}, anyOf } = Object(hooks.body)
    return (
      method !== 'GET' && !path.endsWith('/photos') && (anyOf || Object.keys(properties).length)
    )
  })
  const named = bodies.map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+/g, ANN) }))

  test.each(named)('is refused before it is read by $method $path', async ({ method, path }) => {
    for (const nested of NESTED) {
      expect(await send(path, nested, method)).toEqual(INVALID)
    }
  })

  test('is refused also in one field, and by those who are sent anything', async () => {
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

  test('is only told from texts that hold brackets by what is nested', async () => {
    const email = `"${'['.repeat(50)}\\"${'{'.repeat(50)}\\\\"`
    const [status] = await send('/api/user.php', `{"email":${email},"password":"x"}`)
    expect(status).toBe(401)
  })
})
