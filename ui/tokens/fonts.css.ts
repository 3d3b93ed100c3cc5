import { globalFontFace } from '@vanilla-extract/css'
import { LETTERS, unicodeRange } from './letters.ts'

/** Overlapping `unicode-range`s: the later font is tried first, and missing glyphs fall back to the other. */
const LATIN =
  'U+0-FF, U+131, U+152-153, U+2BB-2DC, U+304, U+308, U+329, U+2000-206F, U+20AC, U+2122, U+2191-2193, U+2212-2215, U+FEFF, U+FFFD'
const LATIN_EXT = 'U+100-2FF, U+1D00-1EFF, U+2020, U+20A0-20CF, U+2113, U+2C60-2C7F, U+A720-A7FF'

const face = (file: string, fontWeight: string, unicodeRange: string) => ({
  src: `url('${file}.woff2') format('woff2')`,
  fontWeight,
  fontStyle: 'normal',
  fontDisplay: 'swap' as const,
  unicodeRange,
})

/** The later `@font-face` wins: the small subset, where it suffices. */
const faces = (name: string, weights: string) => [
  face(`@fontsource-variable/${name}/files/${name}-latin-ext-wght-normal`, weights, LATIN_EXT),
  face(`@fontsource-variable/${name}/files/${name}-latin-wght-normal`, weights, LATIN),
  face(`./faces/${name}-letters`, weights, unicodeRange(LETTERS)),
]

globalFontFace('Fraunces Variable', faces('fraunces', '100 900'))
globalFontFace('Figtree Variable', faces('figtree', '300 900'))

// Fallback metrics of Georgia and Arial for these fonts, measured over English letter frequencies: no layout shift
// when the web font loads.
globalFontFace('Fraunces Fallback', {
  src: "local('Georgia'), local('Gelasio')",
  sizeAdjust: '106%',
  ascentOverride: '92.3%',
  descentOverride: '24.1%',
  lineGapOverride: '0%',
})
globalFontFace('Figtree Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Roboto'), local('Helvetica Neue')",
  sizeAdjust: '101.2%',
  ascentOverride: '93.9%',
  descentOverride: '24.7%',
  lineGapOverride: '0%',
})
