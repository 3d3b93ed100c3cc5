import { BREAKPOINTS } from './scale.ts'

const from = (width: number) => `screen and (min-width: ${width}px)`

/** A phone that lies on its side is as wide as a table and has no height. */
const LYING = `${from(BREAKPOINTS.s)} and (max-height: 480px)`

/** Media queries by name, for `'@media': { [media.fromM]: { … } }`. Phones need none. */
export const media = {
  fromS: from(BREAKPOINTS.s),
  fromM: from(BREAKPOINTS.m),
  fromL: from(BREAKPOINTS.l),
  fromXl: from(BREAKPOINTS.xl),
  /** Where words and a picture have room beside each other. */
  beside: `${from(BREAKPOINTS.m)}, ${LYING}`,
  lying: LYING,
  /** A pointer that can rest on things; hover is never the only sign. */
  hover: '(hover: hover)',
  dark: '(prefers-color-scheme: dark)',
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const
