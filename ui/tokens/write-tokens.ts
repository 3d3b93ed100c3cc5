/** Writes the tokens for design tools, a file for each brand and mode: `bun run tokens`. */
import { mkdir } from 'node:fs/promises'
import { designTokens } from './design-tokens.ts'
import { BRANDS } from './palette.ts'
import { MODES } from './roles.ts'

const FOLDER = 'dist/tokens'

await mkdir(FOLDER, { recursive: true })
for (const brand of BRANDS) {
  for (const mode of MODES) {
    const text = JSON.stringify(designTokens(brand, mode), null, 2)
    await Bun.write(`${FOLDER}/vonk-${brand}-${mode}.tokens.json`, `${text}\n`)
  }
}
process.stdout.write(`${BRANDS.length * MODES.length} files in ${FOLDER}\n`)
