import { join } from 'node:path'
import subsetFont from 'subset-font'
import { LETTERS } from '../letters.ts'
import { DISPLAY_WEIGHT, WEIGHTS } from '../scale.ts'

const packages = new URL('../../../node_modules/@fontsource-variable/', import.meta.url).pathname

/** The copyright, and the licence that goes with every copy. */
const OWED = [0, 13, 14]

/**
 * How each face is cut: to the letters, and to the weights it is set in. Headlines do without ligatures; amounts
 * need the digits of one width.
 */
const CUTS = {
  fraunces: { variationAxes: { wght: DISPLAY_WEIGHT }, noLayoutClosure: true },
  figtree: {
    variationAxes: {
      wght: { min: WEIGHTS.regular, max: WEIGHTS.semibold, default: WEIGHTS.regular },
    },
  },
} as const

export type Face = keyof typeof CUTS
export const FACES: readonly Face[] = ['fraunces', 'figtree']

/** Where a cut face is kept. */
export const pathOf = (face: Face): string => join(import.meta.dirname, `${face}-letters.woff2`)

/** A face as its makers publish it, cut down to what nearly every page is set in. */
export async function cut(face: Face): Promise<Uint8Array> {
  const whole = join(packages, face, 'files', `${face}-latin-wght-normal.woff2`)
  const bytes = Buffer.from(await Bun.file(whole).arrayBuffer())
  return subsetFont(bytes, LETTERS, {
    targetFormat: 'woff2',
    preserveNameIds: OWED,
    ...CUTS[face],
  })
}

if (import.meta.main) {
  for (const face of FACES) await Bun.write(pathOf(face), await cut(face))
}
