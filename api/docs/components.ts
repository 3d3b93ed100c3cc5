import { NAMED } from './named-schemas.ts'

export type Schema = { readonly [key: string]: unknown }

/** Elysia adds it to the schemas of a route that was called. */
const ADDED = 'additionalProperties'

/** The same text for schemas that say the same, in whatever order. */
function textOf(schema: unknown): string {
  return JSON.stringify(schema, (key, value: unknown) => {
    if (key === ADDED && value === false) return undefined
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMED).map(([name, schema]) => [textOf(schema), name]),
)

/** Part of a document with each schema that has a name replaced by a reference, and the schemas that were found in it. */
export function withComponents<T>(part: T) {
  const schemas: Record<string, unknown> = {}

  function lifted(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    const name = NAMES.get(textOf(value))
    if (name === undefined) return withLifted(value)
    schemas[name] ??= withLifted(value)
    return { $ref: `#/components/schemas/${name}` }
  }

  const withLifted = (value: object): unknown =>
    Array.isArray(value)
      ? value.map(lifted)
      : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, lifted(one)]))

  const value = lifted(part) as T
  const inOrder = Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))
  return { value, schemas: Object.fromEntries(inOrder) }
}
