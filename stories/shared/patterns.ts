import type { DefaultNamespace, FlatNamespace, i18n, ParseKeys } from 'i18next'

/** A text of any area of the catalogue: "back", "signup:leave.title". */
type Key = ParseKeys<[DefaultNamespace, ...Exclude<FlatNamespace, DefaultNamespace>[]]>
type Values = Readonly<Record<string, string | number>>

const FILLED_IN = /\{\{\s*([^\s,}]+)[^}]*\}\}/

const literal = (text: string | number) =>
  String(text)
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll(/\s+/g, '\\s+')

/** An exact text, with any kind of space. */
export const exactly = (text: string): RegExp => new RegExp(`^${literal(text)}$`)

/** A catalogue text as a pattern: missing values match anything, with any kind of space. */
export const patternsOf =
  (texts: i18n) =>
  (key: Key, values: Values = {}): RegExp => {
    const parts = texts.t(key, { ...values, skipInterpolation: true }).split(FILLED_IN)
    const escaped = parts.map((part, at) => {
      if (at % 2 === 0) return literal(part)
      const value = values[part]
      return value === undefined ? '.+?' : literal(value)
    })
    return new RegExp(escaped.join(''))
  }
