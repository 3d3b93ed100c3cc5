import { BREAKPOINTS } from './scale.ts'

const from = (width: number) => `screen and (min-width: ${width}px)`

/** Media queries by name, for `'@media': { [media.fromM]: { … } }`. Phones need none. */
export const media = {
  fromS: from(BREAKPOINTS.s),
  fromM: from(BREAKPOINTS.m),
  fromL: from(BREAKPOINTS.l),
  fromXl: from(BREAKPOINTS.xl),
  /** A pointer that can rest on things; hover is never the only sign. */
  hover: '(hover: hover)',
  dark: '(prefers-color-scheme: dark)',
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const
