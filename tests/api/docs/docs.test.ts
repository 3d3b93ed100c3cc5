import { describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { createApi } from '#api/app.ts'
import { docs } from '#api/docs/docs.ts'
import { health } from '#api/server/health.ts'
import { openWorld } from '#tests/core/world.ts'
import { HTTP } from '../open-api.ts'

type Operation = {
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly responses?: Readonly<Record<string, unknown>>
  readonly requestBody?: unknown
}
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
  readonly servers: unknown
}
type Schema = { readonly properties?: { readonly code?: { readonly enum?: unknown } } }

const schemaIn = (response: unknown): Schema | undefined =>
  Object(response).content?.['application/json']?.schema

const api = createApi(openWorld(), HTTP)
const server = new Elysia()
  .use(health(async () => ({ eventsWaitSince: null })))
  .use(docs())
  .use(api)

const at = (path: string) => server.handle(new Request(`http://localhost${path}`))

const { paths, components, servers }: Document = await (await at('/swagger/json')).json()
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
)
const names = operations.map(({ name }) => name)

describe('the OpenAPI document', () => {
  test('has the fifteen calls of the spec, each with its method and path', () => {
    for (const call of [
      'POST /api/user.php',
      'GET /api/user.php',
      'PUT /api/user.php',
      'GET /api/logout.php',
      'GET /api/geocode.php',
      'POST /api/page-hidden.php',
      'GET /api/auto-like.php',
      'GET /api/discountcode.php',
      'GET /api/settings.php',
      'GET /api/chats.php',
      'GET /api/likes.php',
      'DELETE /api/chat.php',
      'GET /api/interests.php',
      'GET /api/regions.php',
      'GET /api/companyinfo.php',
    ]) {
      expect(names).toContain(call)
    }
    // The sixteenth line of spec §7 is the first call with a query: a push link.
    expect(names.filter((name) => name.endsWith('.php'))).toHaveLength(15)
  })

  test('has every route once', () => {
    const routes = api.routes
      .map(({ method, path }) => `${method} ${path}`)
      .map((name) => name.replace(/:(\w+)/g, '{$1}'))
    expect(names.filter((name) => name.includes(' /api/')).sort()).toEqual(routes.sort())
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(operations)('describes $name, its purpose and its responses', ({ operation }) => {
    expect(operation.summary).toMatch(/^\S.{5,}[^.]$/)
    expect(operation.tags).toHaveLength(1)
    const codes = Object.keys(operation.responses ?? {})
    expect(codes.some((code) => /^[23]/.test(code))).toBe(true)
    for (const answer of Object.values(operation.responses ?? {})) {
      expect(Object.keys(Object(answer))).not.toBeEmpty()
    }
  })

  test('documents the responses of the HTTP layer for every call', () => {
    const codes = (name: string) => {
      const { responses } = operations.find((one) => one.name === name)?.operation ?? {}
      return Object.keys(responses ?? {}).join(' ')
    }
    expect(codes('GET /api/settings.php')).toBe('200 422 429 503')
    expect(codes('GET /api/chats.php')).toBe('200 403 422 429 503')
    expect(codes('DELETE /api/likes/{id}')).toBe('200 400 403 404 413 415 422 429 503')
    expect(codes('POST /api/mail-troubles')).toBe('200 403 413 422 503')
    expect(codes('GET /health')).toBe('200')
  })

  test('says by which codes a call refuses, under each status', () => {
    const refused = (name: string, status: number) => {
      const { responses = {} } = operations.find((one) => one.name === name)?.operation ?? {}
      return schemaIn(responses[status])?.properties?.code?.enum
    }
    const send = 'POST /api/conversations/{id}/messages'
    expect(refused(send, 402)).toEqual(['credits.insufficient', 'chat.free-limit'])
    expect(refused(send, 403)).toEqual(['authentication.required', 'request.foreign-origin'])
    expect(refused('GET /api/desk/photos', 403)).toEqual([
      'desk.login-required',
      'desk.second-factor-required',
      'desk.not-allowed',
    ])
    for (const { name, operation } of operations)
      for (const status of Object.keys(operation.responses ?? {}))
        if (Number(status) >= 400 && name !== 'GET /health')
          expect([name, status, refused(name, Number(status))]).toEqual([
            name,
            status,
            expect.arrayContaining([expect.any(String)]),
          ])
  })

  test('names each schema that recurs', () => {
    const times = new Map<string, number>()
    const count = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      if ('type' in value || 'anyOf' in value) {
        const text = JSON.stringify(value)
        if (!text.includes('"enum"')) times.set(text, (times.get(text) ?? 0) + 1)
      }
      for (const one of Object.values(value)) count(one)
    }
    count([paths, components.schemas])
    const unnamed = [...times].filter(([text, found]) => found > 2 && text.length > 130)
    expect(unnamed.map(([text]) => text)).toEqual([])
    expect(components.schemas).toContainKeys(['Card', 'Message', 'Money', 'Language', 'User'])
  })

  test('is of the site that shows it', () => {
    expect(servers).toEqual([{ url: '/' }])
  })

  test.each(api.routes.map(({ method, path, hooks }) => ({ name: `${method} ${path}`, hooks })))(
    'restricts $name to a schema',
    ({ hooks }) => {
      expect(Object.keys(hooks.response ?? {})).not.toBeEmpty()
    },
  )
})

describe('the docs page', () => {
  test('loads resources from this origin only', async () => {
    const page = await at('/swagger')
    const html = await page.text()
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)
    expect(addresses).not.toBeEmpty()
    for (const address of addresses) {
      expect(address).toStartWith('/swagger/')
      expect((await at(address ?? '')).status).toBe(200)
    }
    expect(html).not.toMatch(/https?:|<script>|\son\w+=/)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toStartWith("default-src 'none'; script-src 'self';")
    expect(policy).not.toMatch(/https?:|unsafe-eval/)
  })

  test('replaces the plugin’s own page, which loads from elsewhere', async () => {
    const other = await at('/swagger/ui')
    expect([other.status, other.headers.get('location')]).toEqual([302, '/swagger'])
    expect(await other.text()).toBe('')
  })
})
