import { beforeAll, expect, test } from 'bun:test'
import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { SECOND } from '#core/shared/time.ts'
import { isFull } from '#tests/share.ts'
import { ANN, openFuzzServer } from './fuzz-server.ts'
import { type Operation, requestsTo, type Sent } from './requests.ts'
import type { Schema } from './values.ts'

const SEED = 20_261_122
const REQUESTS = isFull ? 2500 : 1300

type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
type Town = Awaited<ReturnType<typeof openFuzzServer>>

let server: Town
let document: Document

beforeAll(async () => {
  server = await openFuzzServer()
  const given = await (await server.api.fetch(new Request('http://localhost/swagger/json'))).json()
  document = { paths: inlined(given.paths, given.components.schemas) }
})

/** Part of a document with what it refers to in its place. */
function inlined<T>(part: T, schemas: Readonly<Record<string, unknown>>): T {
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole)
    if (typeof value !== 'object' || value === null) return value
    if ('$ref' in value) return whole(schemas[String(value.$ref).split('/').at(-1) ?? ''])
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, whole(one)]))
  }
  return whole(part) as T
}

const ajv = addFormats(new Ajv2020({ strict: false }))

/** A schema that allows no other properties than it names. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.entries(schema).map(([key, part]) => [key, closed(part)])
  const open = !('properties' in schema) || 'additionalProperties' in schema
  return { ...Object.fromEntries(parts), ...(open ? {} : { additionalProperties: false }) }
}

const validators = new Map<object, (value: unknown) => boolean>()

function isDescribed(schema: Schema, value: unknown): boolean {
  // A refusal may have more facts; other responses have exactly the documented properties.
  const check = validators.get(schema) ?? ajv.compile(Object(closed(schema)))
  validators.set(schema, check)
  return check(value)
}

async function asRequest({ method, path, as, headers, body }: Sent): Promise<Request> {
  // A session each: some of these calls end it.
  const desk = path.startsWith('/api/desk/second-factor')
    ? await server.atDesk('Nova', false)
    : await server.atDesk()
  const cookie = {
    ann: `${(await server.signedIn(ANN)).cookie()}; ${desk.cookie()}`,
    garbage: 'vonk_session=%00;=;x',
    nobody: null,
  }[as]
  return new Request(`http://localhost${path}`, {
    method,
    headers: { ...headers, ...(cookie === null ? {} : { cookie }) },
    ...(body !== null && { body }),
  })
}

/** The error in a response; `null` if it matches the document. */
async function responseError(operation: Operation, answer: Response): Promise<string | null> {
  if (answer.status >= 500 && answer.status !== 503) return 'a surprise'
  const described = operation.responses[String(answer.status)]
  if (!described) return 'a status that is not described'
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  const bytes = await answer.bytes()
  const [[expectedType, content] = ['']] = Object.entries(described.content ?? {})
  if (!content) return bytes.length === 0 ? null : 'a body that is not described'
  if (expectedType === 'image/*')
    return type.startsWith('image/') ? null : `a picture of type ${type}`
  if (type !== expectedType) return `a type that is not described: ${type}`
  if (expectedType === 'text/csv') return null
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
  return isDescribed(content.schema, value) ? null : 'a body of another shape'
}

test('every response to a fuzzed request matches the OpenAPI document', async () => {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  )
  const each = Math.ceil(REQUESTS / calls.length)
  const failures: unknown[] = []
  const succeeded = new Set<Operation>()
  for (const { path, method, operation } of calls) {
    // A fixture each: in one of them the account is deleted.
    server = await openFuzzServer()
    const requests = requestsTo(method, path, operation, server.known(path))
    for (const one of fc.sample(requests, { seed: SEED, numRuns: each })) {
      server.pass(SECOND)
      const answer = await server.api.fetch(await asRequest(one))
      if (answer.status < 400) succeeded.add(operation)
      const why = await responseError(operation, answer)
      const body = String(one.body).slice(0, 500)
      if (why) failures.push({ why, status: answer.status, ...one, body })
    }
  }
  expect(failures).toEqual([])
  // The others need what no request can have: a signature, a reviewer, a failed payment.
  expect(succeeded.size / calls.length).toBeGreaterThan(0.8)
}, 120_000)

test('an unsupported method of a path gets those it supports', async () => {
  const failures: unknown[] = []
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      if (method.toLowerCase() in operations) continue
      const url = `http://localhost${path.replaceAll(/\{\w+\}/g, ANN)}`
      const answer = await server.api.fetch(new Request(url, { method }))
      const { code } = await answer.json()
      const allowed = answer.headers.get('allow')?.toLowerCase().split(', ') ?? []
      const isToldAll = Object.keys(operations).every((one) => allowed.includes(one))
      // The path may be that of another route too, which requires a login.
      const isOthers =
        answer.status === 403 && /^(authentication\.|desk\.login-)required$/.test(code)
      const isOther = answer.status === 404 && code.endsWith('not-found')
      if (!isOthers && !isOther && (answer.status !== 405 || !isToldAll))
        failures.push([method, path, answer.status, code])
    }
  }
  expect(failures).toEqual([])
})
