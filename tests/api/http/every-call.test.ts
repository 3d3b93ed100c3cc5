import { beforeAll, describe, expect, test } from 'bun:test'
import { createApi } from '#api/app.ts'
import { openWorld } from '#tests/core/world.ts'
import { inTurn } from '#tests/share.ts'
import { HTTP, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const MARK = 'a-word-nobody-else-would-use'

/** Malicious input: each value has once broken some program. Some of any third have the mark. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e300,
  '5',
  '',
  ' ',
  MARK,
  `${MARK}' or '1'='1`,
  `<img src=x onerror=${MARK}>`,
  '../../../etc/passwd',
  'x'.repeat(50_000),
  uuid(99),
  '2999-12-31',
  '__proto__',
  [],
  [MARK],
  [[[[[]]]]],
  {},
  { $gt: '' },
  { [MARK]: MARK },
]

type Call = { readonly method: string; readonly path: string; readonly fields: readonly string[] }

/** Every route, with the fields of its request. */
const calls: readonly Call[] = createApi(openWorld(), HTTP).routes.map(
  ({ method, path, hooks }) => ({
    method,
    path,
    fields: fieldsOf(hooks.body),
  }),
)

function fieldsOf(schema: unknown): readonly string[] {
  const { properties = {}, anyOf = [] } = Object(schema)
  return [...Object.keys(properties), ...anyOf.flatMap(fieldsOf)]
}

const names = calls.map(({ method, path }) => ({ method, path }))
let site: ReturnType<typeof openApi>

beforeAll(async () => {
  site = openApi()
  await site.member(ANN)
})

async function answered(call: Call, path: string, body: string | null, cookie: string | null) {
  const { method } = call
  const reads = method === 'GET'
  const request = new Request(`http://localhost${path}`, {
    method,
    headers: {
      'x-request-type': 'client',
      ...(reads || body === null ? {} : { 'content-type': 'application/json' }),
      ...(cookie === null ? {} : { cookie }),
    },
    ...(reads || body === null ? {} : { body }),
  })
  // Not recorded as an answer of its route: it is not known which one it will be.
  const answer = await site.api.fetch(request)
  const text = await answer.text()
  return { status: answer.status, text, seen: text + JSON.stringify([...answer.headers]) }
}

const filled = (path: string, value: string) => path.replace(/:\w+/g, encodeURIComponent(value))

describe.each(calls.map((call, at) => ({ name: `${call.method} ${call.path}`, call, at })))(
  '$name',
  ({ call, at }) => {
    test('never fails unexpectedly, and repeats nothing of the input', async () => {
      for (const hostile of inTurn(HOSTILE, at)) {
        // A session each: some of these calls end it.
        const cookie = `${(await site.signedIn(ANN)).cookie()}; ${(await site.atDesk()).cookie()}`
        const whole = Object.fromEntries(call.fields.map((field) => [field, hostile]))
        const bodies = [hostile, whole, { ...whole, [MARK]: hostile, id: uuid(50) }]
        for (const body of bodies) {
          const text = JSON.stringify(body)
          const { status, seen } = await answered(call, filled(call.path, uuid(99)), text, cookie)
          expect([call.path, body, status < 500]).toEqual([call.path, body, true])
          if (status >= 400) expect(seen).not.toContain(MARK)
        }
        const value = typeof hostile === 'string' ? hostile.slice(0, 2000) : JSON.stringify(hostile)
        const path = `${filled(call.path, value || '-')}?${new URLSearchParams(
          [
            'cursor',
            'after',
            'before',
            'country',
            'text',
            'lat',
            'code',
            'bundle_id',
            'min_age',
            'reason',
          ].map((name) => [name, value]),
        )}`
        const { status, seen } = await answered(call, path, '{}', cookie)
        expect([path, status < 500]).toEqual([path, true])
        expect(seen).not.toContain(MARK)
      }
    })
  },
)

test.each(names)('$method $path serves a visitor or requires a login', async ({ method, path }) => {
  const call = { method, path, fields: [] }
  const { status, text } = await answered(call, filled(path, uuid(99)), '{}', null)
  expect(status).toBeLessThan(500)
  // A payment company authenticates with a signature, which a visitor has not either.
  const authErrors = ['authentication.required', 'desk.login-required', 'webhook.untrusted']
  if (status === 403) expect(authErrors).toContain(JSON.parse(text).code)
})
