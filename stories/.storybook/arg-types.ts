import { isValidElement } from 'react'
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf'

/** Longer values are pictures, which nobody edits as text. */
const MOST_CHARACTERS = 200

/** Whether a value can be written as JSON: no element, no function, at any depth. */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'function' || isValidElement(value)) return false
  if (typeof value !== 'object' || value === null) return value !== undefined
  return Object.values(value).every(isPlain)
}

/** Controls of unions that docgen takes for objects: `string | null`. */
const BY_TYPE: Readonly<Record<string, 'text' | 'number' | 'boolean'>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
}

/** The type as its author wrote it, without what every optional property has. */
const asWritten = (raw: string): string =>
  raw
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\breadonly /g, '')
    .replaceAll(/ \| undefined\b/g, '')

/** What docgen says of a type that it does not read. */
const UNREAD = /^(?:union|intersection|signature|unknown|Array|array)$/

function typeTextOf({ type, table }: StrictInputType, value: unknown): string | undefined {
  const summary = table?.type?.summary
  if (summary && !UNREAD.test(summary)) return summary
  if (type?.raw) return asWritten(type.raw)
  if (Array.isArray(value)) return 'list'
  if (isValidElement(value)) return 'ReactElement'
  return value === undefined || value === null ? undefined : typeof value
}

/** Before the controls are inferred, which would offer to edit an element as JSON. */
function controlOf(
  { control, options, type }: StrictInputType,
  typeText: string | undefined,
  value: unknown,
) {
  const asked = typeof control === 'object' ? control : {}
  if (asked.disable) return control
  const isText = typeof value !== 'object' && typeof value !== 'function'
  const isShort = typeof value !== 'string' || value.length <= MOST_CHARACTERS
  if (!isShort || !(isText || isPlain(value))) return { disable: true }
  if ('type' in asked || options || type?.name === 'enum') return control
  const named = BY_TYPE[typeText?.replaceAll(/ \| null\b/g, '') ?? '']
  if (named) return { type: named }
  return isPlain(value) ? control : { disable: true }
}

/** Tables of properties for people: types as they are written, and no control over an element or a function. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value = initialArgs[name]
      const summary = typeTextOf(argType, value)
      const control = controlOf(argType, summary, value)
      return [
        name,
        {
          ...argType,
          ...(control && { control }),
          table: { ...argType.table, type: summary ? { summary } : undefined },
        } as StrictInputType,
      ]
    }),
  )
readableArgTypes.secondPass = true
