/** A site as the desk edits it: the fields of a sites file. */
export type Entry = { readonly id: string; readonly [field: string]: unknown }

/** A value at a path such as `company.kvk`; `undefined` if the entry names none. */
export function valueAt(entry: Entry, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), entry)
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function setIn(fields: Fields, [key = '', ...rest]: readonly string[], value: unknown): Fields {
  const { [key]: before, ...others } = fields
  const next = rest.length === 0 ? value : setIn(isFields(before) ? before : {}, rest, value)
  return next === undefined ? others : { ...fields, [key]: next }
}

/** The entry with a value at a path; `undefined` leaves it to its default. */
export const withValue = (entry: Entry, path: string, value: unknown): Entry => ({
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
