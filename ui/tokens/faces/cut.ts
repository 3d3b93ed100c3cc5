import { join } from 'node:path'
import subsetFont from 'subset-font'
import { LETTERS } from '../letters.ts'
import { DISPLAY_WEIGHT, WEIGHTS } from '../scale.ts'

const packages = new URL('../../../node_modules/@fontsource-variable', import.meta.url).pathname

/** Copyright and licence, required in every copy. */
const OWED = [0, 13, 14]

/** Subset of each font: characters, weights and features. Headlines need no ligatures; amounts need tabular digits. */
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

/** Output path of a subset. */
export const pathOf = (face: Face): string => join(import.meta.dirname, `${face}-letters.woff2`)

/** Subsets a published font to the characters of nearly every page. */
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
