import { FormatRegistry } from '@sinclair/typebox'

const DIGITS = /^-?[\d.]+$/

/**
 * Whether a text is a number as we write it: `0x20`, `1e2`, `+20`, `018` and `18.0` are not. Whoever reads one of those
 * before or after us, such as a cache or a filter, may take it for another number.
 */
export const isPlainNumber = (text: string): boolean =>
  DIGITS.test(text) && String(Number(text)) === text

// The format that Elysia gives the numbers of a query, for which it takes whatever `Number` does.
FormatRegistry.Set('numeric', isPlainNumber)
