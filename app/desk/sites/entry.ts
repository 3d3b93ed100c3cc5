import type { SiteEntry } from '#core/site/settings.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** A value at a path such as `company.kvk`; `undefined` if the entry names none. */
export function valueAt(entry: SiteEntry, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => fieldsOf(value)[key], entry)
}

/** The fields with one set; `undefined` leaves it out. */
export function withField(fields: Fields, key: string, value: unknown): Fields {
  const { [key]: before, ...others } = fields
  return value === undefined ? others : { ...fields, [key]: value }
}

function setIn(fields: Fields, [key = '', ...rest]: readonly string[], value: unknown): Fields {
  const next = rest.length === 0 ? value : setIn(fieldsOf(fields[key]), rest, value)
  return withField(fields, key, next)
}

/** The entry with a value at a path; `undefined` leaves it to its default. */
export const withValue = (entry: SiteEntry, path: string, value: unknown): SiteEntry => ({
  ...setIn(entry, path.split('.'), value),
  id: entry.id,
})

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** A whole number as typed; what is no number is kept as it is, and told of as a fault. */
export function numberIn(typed: string): number | string | undefined {
  if (typed.trim() === '') return undefined
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed
}

/** What a number or a half-typed one shows. */
export const digitsOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : ''

/** One text per line. */
export const linesIn = (typed: string): readonly string[] | undefined => {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.length > 0 ? lines : undefined
}
