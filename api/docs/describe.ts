import { MISSING } from '../basics.ts'
import { acceptsAnyType, hasEffect, isWebhook, takesPhotos } from '../http/guards/guard.ts'
import { type RefusalCode, statusOfCode } from '../http/problem.ts'

type Schema = { readonly [key: string]: unknown }
type Content = { readonly [type: string]: { readonly schema?: Schema } }
type Answer = { readonly description?: string; readonly content?: Content }
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
const PROBLEM = { $ref: '#/components/schemas/Problem' }

const COMPONENTS = {
  schemas: {
    Problem: {
      type: 'object',
      description: 'A refusal: `code` says why, the rest are its facts.',
      properties: { code: { type: 'string' } },
      required: ['code'],
    },
  },
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: 'vonk_session' },
    desk: { type: 'apiKey', in: 'cookie', name: 'vonk_desk' },
  },
}

/** Refusals of the HTTP layer, before or regardless of the route. */
function sharedRefusals(method: string, path: string, operation: Operation) {
  const refusals: RefusalCode[] = ['busy', 'request.invalid']
  const changes = method !== 'get'
  if (!isWebhook(path)) refusals.push('requests.too-many')
  for (const one of operation.security ?? [])
    refusals.push('desk' in one ? 'desk.login-required' : 'authentication.required')
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

const isProblem = ({ properties }: Schema): boolean =>
  JSON.stringify(properties) === JSON.stringify(COMPONENTS.schemas.Problem.properties)

const BINARY = { type: 'string', format: 'binary' }
const isBytes = (schema: Schema): boolean => JSON.stringify(schema).includes('"Uint8Array"')

/** A file of another kind than a picture says which: see `CsvShape`. */
const mediaOf = (schema: Schema): string | null => {
  const media = (schema as Readonly<Record<string, unknown>>)['x-media']
  return typeof media === 'string' ? media : null
}

const REFUSED = 'Refused; `code` says why.'
const DONE: Readonly<Record<string, string>> = { 200: 'Done.', 201: 'Added.' }

function answer(status: string, given: Answer): Answer {
  const description = given.description ?? DONE[status] ?? REFUSED
  const schema = schemaOf(given)
  if (!schema || schema.type === 'void') return { description }
  const media = mediaOf(schema)
  if (media !== null) return { description, content: { [media]: { schema: BINARY } } }
  if (isBytes(schema)) return { description, content: { 'image/*': { schema: BINARY } } }
  return { description, content: { [JSON_TYPE]: { schema: isProblem(schema) ? PROBLEM : schema } } }
}

/** Content type of a body: multipart if it has a file, anything if read as text, else JSON. */
function body(given: { readonly content: Content }) {
  const schema = schemaOf(given) ?? {}
  if (schema.type === 'string') return { required: true, content: { '*/*': { schema } } }
  const form = JSON.stringify(schema).includes('"binary"')
  return { required: true, content: { [form ? 'multipart/form-data' : JSON_TYPE]: { schema } } }
}

function completed(method: string, path: string, operation: Operation): Operation {
  const responses: Record<string, Answer> = {}
  for (const [status, given] of Object.entries(operation.responses ?? {})) {
    responses[status] = answer(status, given)
  }
  const shared = path.startsWith('/api/') ? sharedRefusals(method, path, operation) : []
  for (const code of shared) {
    const status = statusOfCode(code)
    const before = responses[status]?.description
    responses[status] = {
      description: [...(before ? [before] : []), `\`${code}\``].join(' '),
      content: { [JSON_TYPE]: { schema: PROBLEM } },
    }
  }
  return {
    ...operation,
    ...(operation.requestBody && { requestBody: body(operation.requestBody) }),
    responses,
  }
}

/** The plugin's document, plus responses of the HTTP layer, and each body under its content type. */
export function described(given: Description): Description {
  const paths = Object.entries(given.paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, one]) => [method, completed(method, path, one)]),
    ),
  ])
  return {
    ...given,
    openapi: '3.1.0',
    paths: Object.fromEntries(paths),
    components: COMPONENTS,
  }
}
