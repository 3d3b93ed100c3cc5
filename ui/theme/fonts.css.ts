import { globalFontFace } from '@vanilla-extract/css'
import { LETTERS, unicodeRange } from './faces/letters.ts'

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'

const face = (file: string, fontWeight: string, unicodeRange: string) => ({
  src: `url('${file}.woff2') format('woff2')`,
  fontWeight,
  fontStyle: 'normal',
  fontDisplay: 'swap' as const,
  unicodeRange,
})

/** Of two faces that know a letter the later one is taken: the small cut, wherever it is enough. */
const faces = (name: string, weights: string) => [
  face(`@fontsource-variable/${name}/files/${name}-latin-ext-wght-normal`, weights, LATIN_EXT),
  face(`@fontsource-variable/${name}/files/${name}-latin-wght-normal`, weights, LATIN),
  face(`./faces/${name}-letters`, weights, unicodeRange(LETTERS)),
]

globalFontFace('Fraunces Variable', faces('fraunces', '100 900'))
globalFontFace('Figtree Variable', faces('figtree', '300 900'))

// Metrics of the faces above, measured over English letter frequencies, against Georgia and Arial:
// the words take the same room before and after the web font arrives.
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
