import { MISSING } from '../basics.ts'
import { acceptsAnyType, hasEffect, isWebhook, takesPhotos } from '../http/guards/guard.ts'
import { CODES, type RefusalCode, statusOfCode } from '../http/problem.ts'
import { type Schema, withComponents } from './components.ts'

type Content = { readonly [type: string]: { readonly schema?: Schema } }
type Answer = {
  readonly description?: string
  readonly content?: Content
  readonly [CODES]?: readonly string[]
}
type Parameter = { readonly in: string; readonly schema: Schema }

type Operation = {
  readonly summary?: string
  readonly security?: readonly { readonly [scheme: string]: unknown }[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses?: { readonly [status: string]: Answer }
}

/** The parts of an OpenAPI document that are completed here. */
export type Description = {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly [more: string]: unknown
}

const JSON_TYPE = 'application/json'

const SECURITY = {
  session: { type: 'apiKey', in: 'cookie', name: 'vonk_session' },
  desk: { type: 'apiKey', in: 'cookie', name: 'vonk_desk' },
}

/** A refusal: its code is one of these, the rest are its facts. */
const refusal = (codes: readonly string[]): Schema => ({
  type: 'object',
  properties: { code: { type: 'string', enum: codes } },
  required: ['code'],
  additionalProperties: true,
})

/** By what a route of the desk asks for: a login, an authenticator app, a permission. */
const DESK_REFUSALS = [
  'desk.login-required',
  'desk.second-factor-required',
  'desk.not-allowed',
] as const satisfies readonly RefusalCode[]

/** Refusals of the HTTP layer, before or regardless of the route. */
function sharedRefusals(method: string, path: string, operation: Operation) {
  const refusals: RefusalCode[] = ['busy', 'request.invalid']
  const changes = method !== 'get'
  if (!isWebhook(path)) refusals.push('requests.too-many')
  for (const { desk } of operation.security ?? []) {
    if (!Array.isArray(desk)) refusals.push('authentication.required')
    else refusals.push(...DESK_REFUSALS.slice(0, desk.length + 1))
  }
  if (changes) refusals.push('request.too-large')
  if (changes && !acceptsAnyType(path)) refusals.push('request.content-type')
  if (changes && !acceptsAnyType(path) && !takesPhotos(path)) refusals.push('request.body')
  if ((changes && !isWebhook(path)) || hasEffect(path)) {
    refusals.push('request.foreign-origin')
  }
  for (const { in: place, schema } of operation.parameters ?? []) {
    // Only `PathId` and similar set it, with a code.
    if (place === 'path') refusals.push((schema[MISSING] as RefusalCode) ?? 'not-found')
  }
  return [...new Set(refusals)]
}

/** A response's schema, which the plugin repeats for every content type. */
const schemaOf = ({ content }: { readonly content?: Content }): Schema | undefined =>
  content?.[JSON_TYPE]?.schema

/** The codes of a refusal: the plugin puts them beside its content. Else none. */
const codesOf = (given: Answer | undefined): readonly string[] => given?.[CODES] ?? []

const BINARY = { type: 'string', format: 'binary' }
const isBytes = (schema: Schema): boolean => JSON.stringify(schema).includes('"Uint8Array"')

/** A file of another kind than a picture says which: see `CsvShape`. */
const mediaOf = (schema: Schema): string | null => {
  const media = (schema as Readonly<Record<string, unknown>>)['x-media']
  return typeof media === 'string' ? media : null
}

const DONE: Readonly<Record<string, string>> = { 200: 'Done.', 201: 'Added.', 202: 'Accepted.' }

function answer(status: string, given: Answer): Answer {
  const description = given.description ?? DONE[status] ?? 'Leads elsewhere.'
  const schema = schemaOf(given)
  if (!schema || schema.type === 'void') return { description }
  const media = mediaOf(schema)
  if (media !== null) return { description, content: { [media]: { schema: BINARY } } }
  if (isBytes(schema)) return { description, content: { 'image/*': { schema: BINARY } } }
  return { description, content: { [JSON_TYPE]: { schema } } }
}

const refused = (codes: readonly string[]): Answer => ({
  description: codes.map((code) => `\`${code}\``).join(' '),
  content: { [JSON_TYPE]: { schema: refusal(codes) } },
})

/** Content type of a body: multipart if it has a file, anything if read as text, else JSON. */
function body(given: { readonly content: Content }) {
  const schema = schemaOf(given) ?? {}
  if (schema.type === 'string') return { required: true, content: { '*/*': { schema } } }
  const form = JSON.stringify(schema).includes('"binary"')
  return { required: true, content: { [form ? 'multipart/form-data' : JSON_TYPE]: { schema } } }
}

/** Every refusal of a call by its status: the route's own, and the HTTP layer's. */
function refusalsOf(method: string, path: string, operation: Operation) {
  const shared = path.startsWith('/api/') ? sharedRefusals(method, path, operation) : []
  const given = operation.responses ?? {}
  const byStatus = Map.groupBy(shared, (code) => String(statusOfCode(code)))
  const statuses = new Set([
    ...Object.keys(given).filter((status) => codesOf(given[status]).length > 0),
    ...byStatus.keys(),
  ])
  return Object.fromEntries(
    [...statuses].map((status) => {
      const codes = [...codesOf(given[status]), ...(byStatus.get(status) ?? [])]
      return [status, refused([...new Set(codes)])]
    }),
  )
}

function completed(method: string, path: string, operation: Operation): Operation {
  const answers = Object.entries(operation.responses ?? {}).map(([status, given]) => [
    status,
    answer(status, given),
  ])
  return {
    ...operation,
    ...(operation.requestBody && { requestBody: body(operation.requestBody) }),
    responses: { ...Object.fromEntries(answers), ...refusalsOf(method, path, operation) },
  }
}

/**
 * The plugin's document, plus responses of the HTTP layer, each body under its content type, and schemas that several
 * calls share as named components.
 */
export function described(given: Description): Description {
  const paths = Object.entries(given.paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, one]) => [method, completed(method, path, one)]),
    ),
  ])
  const { value, schemas } = withComponents(Object.fromEntries(paths))
  return {
    ...given,
    openapi: '3.1.0',
    // The site that shows the document.
    servers: [{ url: '/' }],
    paths: value,
    components: { schemas, securitySchemes: SECURITY },
  }
}
