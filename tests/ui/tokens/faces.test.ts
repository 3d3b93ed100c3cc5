import { expect, test } from 'bun:test'
import { Glob } from 'bun'
import { cut, FACES, pathOf } from '#ui/tokens/faces/cut.ts'
import { LETTERS, unicodeRange } from '#ui/tokens/letters.ts'

/** Polish letters come with the Latin-ext fonts. */
const EXTENDED = /[ĄąĆćĘęŁłŃńŚśŹźŻż]/

test('the subset fonts match the published ones', async () => {
  for (const face of FACES) {
    const stored = new Uint8Array(await Bun.file(pathOf(face)).arrayBuffer())
    expect(Buffer.compare(stored, await cut(face))).toBe(0)
  }
})

test('a subset font is small enough for one round trip', async () => {
  for (const face of FACES) expect(Bun.file(pathOf(face)).size).toBeLessThan(15_000)
})

test('the subset has all characters of the texts in every language', async () => {
  const strange = new Set<string>()
  const catalogues = new URL('../../../app/locales/', import.meta.url).pathname
  for await (const path of new Glob('*/*.json').scan({ cwd: catalogues, absolute: true })) {
    const texts: Record<string, string> = await Bun.file(path).json()
    // A space and a soft hyphen have no glyph, and an arrow uses the system font.
    for (const letter of Object.values(texts).join(''))
      if (!LETTERS.includes(letter) && !EXTENDED.test(letter) && !/[\s\u00ad←→]/.test(letter))
        strange.add(letter)
  }
  expect([...strange]).toEqual([])
})

test('a unicode-range merges nearby characters, as style sheets do', () => {
  expect(unicodeRange('cab–AD€')).toBe('U+41-44, U+61-63, U+2013, U+20AC')
})
