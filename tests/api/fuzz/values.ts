import fc from 'fast-check'
import { uuid } from '../open-api.ts'

/** The part of JSON schema that we use. */
export type Schema = {
  readonly type?: string
  readonly format?: string
  readonly const?: unknown
  readonly pattern?: string
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly additionalProperties?: unknown
}

/** Meaningful values by field name. */
export type Known = Readonly<Record<string, readonly unknown[]>>

/** Malicious input: each value has once broken some program. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '5',
  "' or '1'='1",
  '<img src=x onerror=1>',
  '../../../etc/passwd',
  'x'.repeat(30_000),
  '\u0000',
  '\ud800',
  '🙂'.repeat(400),
  '[[[[[[[[',
  '__proto__',
  [],
  {},
  [[[[]]]],
  { $gt: '' },
  { toString: 1 },
  Array.from({ length: 2000 }, (_, at) => at),
]

const hostile = fc.constantFrom(...HOSTILE)

const text = ({ format, minLength = 0, maxLength = 60 }: Schema) =>
  format === 'uuid'
    ? fc.integer({ min: 0x2000, max: 0xf000 }).map(uuid)
    : fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) })

function number({ minimum, maximum, multipleOf }: Schema) {
  const [min, max] = [minimum ?? -10, maximum ?? (minimum ?? 0) + 100]
  return multipleOf === 1
    ? fc.integer({ min, max: Math.min(max, min + 200) })
    : fc.double({ min, max, noNaN: true })
}

/** Values that a schema allows: mostly meaningful ones, if there are any. */
export function valid(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const meant = known[name] ?? []
  const any = allowed(schema, known, name)
  if (meant.length === 0) return any
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...meant) }, any)
}

function allowed(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => allowed(one, known, name)))
  switch (schema.type) {
    case 'string':
      return text(schema)
    case 'number':
    case 'integer':
      return number(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(allowed(schema.items ?? {}, known, name), { maxLength: 3 })
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([key, field]) => [key, valid(field, known, key)] as const,
      )
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] })
    }
    default:
      return hostile
  }
}

/** Almost valid values: with something missing, superfluous, or of another type. */
export function corrupted(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const keys = Object.keys(schema.properties ?? schema.anyOf?.[0]?.properties ?? {})
  if (keys.length === 0) return hostile
  const changed = fc
    .tuple(valid(schema, known), fc.constantFrom(...keys), hostile, fc.boolean())
    .map(([value, key, other, without]) => {
      const { [key]: _, ...rest } = Object(value)
      return without ? rest : { ...rest, [key]: other }
    })
  const extended = fc
    .tuple(valid(schema, known), hostile)
    .map(([value, other]) => ({ ...Object(value), extra: other, constructor: other }))
  return fc.oneof(changed, changed, extended, hostile)
}
