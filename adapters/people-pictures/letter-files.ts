import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('letters', import.meta.url))

/** Files of the display font: the second has the letters that the first lacks. See `cut-letters.ts`. */
export const LETTER_FILES = [
  join(FOLDER, 'fraunces.ttf'),
  join(FOLDER, 'fraunces-more.ttf'),
] as const
