import fc from 'fast-check'
import { corrupted, HOSTILE, type Known, type Schema, valid } from './values.ts'

type Parameter = {
  readonly in: string
  readonly name: string
  readonly required?: boolean
  readonly schema: Schema
}

/** A call of an OpenAPI document. */
export type Operation = {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>
  }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >
}

/** A request; `as` is the member whose cookie it has. */
export type Sent = {
  readonly method: string
  readonly path: string
  readonly as: 'ann' | 'nobody' | 'garbage'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | null
}

const STRANGE = HOSTILE.map((value) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 3000),
)

/** Mostly the first value, sometimes the second. */
const mostly = <A, B>(usual: fc.Arbitrary<A>, other: fc.Arbitrary<B>, weight = 6) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: other })

const encoded = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.toWellFormed())
}

function pathOf(
  template: string,
  parameters: readonly Parameter[],
  known: Known,
): fc.Arbitrary<string> {
  const inPath = parameters.filter((one) => one.in === 'path')
  const parts = inPath.map(({ name, schema }) =>
    mostly(valid(schema, known, name), fc.constantFrom(...STRANGE.filter(Boolean))),
  )
  return fc
    .tuple(...parts)
    .map((values) =>
      inPath.reduce(
        (path, { name }, at) => path.replace(`{${name}}`, encoded(values[at]) || '-'),
        template,
      ),
    )
}

function queryOf(parameters: readonly Parameter[], known: Known): fc.Arbitrary<string> {
  const fields = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema, required = false }) => {
      const value = mostly(valid(schema, known, name), fc.constantFrom(...STRANGE))
      const field = value.map((one) => [`${name}=${encoded(one)}`])
      return required ? mostly(field, fc.constant([])) : mostly(fc.constant([]), field, 3)
    })
  const more = mostly(
    fc.constant([]),
    fc.constantFrom(['x=%00'], ['unknown=1'], ['a[b]=1'], ['=']),
    15,
  )
  return fc.tuple(...fields, more).map((all) => all.flat().join('&'))
}

const TEXTS = ['', '{', '{}{}', 'null', '\u0000', '['.repeat(60_000), 'x'.repeat(70_000)]

function bodyOf({ requestBody }: Operation, known: Known): fc.Arbitrary<string | FormData | null> {
  const [[type, { schema = {} } = {}] = ['']] = Object.entries(requestBody?.content ?? {})
  const text = fc.constantFrom(...TEXTS)
  if (type === 'multipart/form-data') {
    const { id = {} } = schema.properties ?? {}
    return mostly(
      fc
        .tuple(mostly(valid(id, known, 'id'), text), fc.string({ maxLength: 30 }))
        .map(([given, bytes]) => {
          const form = new FormData()
          form.set('id', String(given))
          form.set('photo', new File([`picture ${bytes}`], 'me.jpg'))
          return form
        }),
      text,
    )
  }
  if (type === '') return mostly(fc.constant(null), text)
  if (type === '*/*') return fc.oneof(fc.constant(null), text)
  const json = mostly(valid(schema, known), corrupted(schema, known), 2).map(
    (value) => JSON.stringify(value) ?? '',
  )
  return mostly(json, text, 12)
}

const anyHeaders = fc.record(
  {
    origin: fc.constantFrom('http://localhost', 'https://evil.test', 'null'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site'),
    'accept-language': fc.constantFrom('nl-NL', '*', 'x'.repeat(2000)),
    'accept-encoding': fc.constantFrom('gzip', 'br;q=0'),
    'x-country': fc.constantFrom('DE', '<>'),
    'user-agent': fc.constantFrom('', 'x'.repeat(3000)),
    'idempotency-key': fc.string({ maxLength: 10 }).map(encodeURIComponent),
  },
  { requiredKeys: [] },
)

const TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '']

/** Requests to a call: mostly valid, otherwise invalid in every way. */
export function requestsTo(method: string, template: string, operation: Operation, known: Known) {
  const parameters = operation.parameters ?? []
  return fc
    .record({
      path: pathOf(template, parameters, known),
      query: queryOf(parameters, known),
      as: mostly(fc.constant('ann' as const), fc.constantFrom('nobody', 'garbage'), 5),
      headers: mostly(
        fc.constant({ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }),
        anyHeaders,
        3,
      ),
      body: method === 'get' ? fc.constant(null) : bodyOf(operation, known),
      type: mostly(fc.constant('application/json'), fc.constantFrom(...TYPES), 10),
    })
    .map(({ path, query, type, body, headers, ...rest }): Sent => {
      const typed = typeof body === 'string' ? { 'content-type': type } : {}
      const url = query === '' ? path : `${path}?${query}`
      return {
        ...rest,
        method: method.toUpperCase(),
        path: url,
        body,
        headers: { ...headers, ...typed },
      }
    })
}
