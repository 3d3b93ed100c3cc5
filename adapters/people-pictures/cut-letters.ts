/** Cuts the display font for pictures, as a format that the picture library reads: `bun adapters/people-pictures/cut-letters.ts`. */
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { DISPLAY_WEIGHT } from '#ui/tokens/scale.ts'
import { LETTER_FILES } from './letter-files.ts'
import { LETTERS } from './lettering.ts'

const FROM = new URL('../../node_modules/@fontsource-variable/fraunces/files', import.meta.url)
/** Copyright and licence, required in every copy. */
const OWED = [0, 13, 14]

for (const [at, part] of ['latin', 'latin-ext'].entries()) {
  const whole = Bun.file(join(FROM.pathname, `fraunces-${part}-wght-normal.woff2`))
  const cut = await subsetFont(Buffer.from(await whole.arrayBuffer()), LETTERS, {
    targetFormat: 'truetype',
    variationAxes: { wght: DISPLAY_WEIGHT },
    preserveNameIds: OWED,
  })
  await Bun.write(LETTER_FILES[at] ?? '', cut)
}
