import { expect, test } from 'bun:test'
import { Glob } from 'bun'
import { cut, FACES, pathOf } from '#ui/tokens/faces/cut.ts'
import { LETTERS, unicodeRange } from '#ui/tokens/letters.ts'

/** What Polish has beyond the others comes with the faces for Latin-ext, to those who read it. */
const EXTENDED = /[ĄąĆćĘęŁłŃńŚśŹźŻż]/

test('the cut faces are what the published ones give', async () => {
  for (const face of FACES) {
    const stored = new Uint8Array(await Bun.file(pathOf(face)).arrayBuffer())
    expect(Buffer.compare(stored, await cut(face))).toBe(0)
  }
})

test('a cut face is small enough to come in one go', async () => {
  for (const face of FACES) expect(Bun.file(pathOf(face)).size).toBeLessThan(15_000)
})

test('the letters are all that the site says in any language', async () => {
  const strange = new Set<string>()
  const catalogues = new URL('../../../app/locales/', import.meta.url).pathname
  for await (const path of new Glob('*/*.json').scan({ cwd: catalogues, absolute: true })) {
    const texts: Record<string, string> = await Bun.file(path).json()
    // A space has no shape of its own, and an arrow stands for a key as the system draws it.
    for (const letter of Object.values(texts).join(''))
      if (!LETTERS.includes(letter) && !EXTENDED.test(letter) && !/[\s←→]/.test(letter))
        strange.add(letter)
  }
  expect([...strange]).toEqual([])
})

test('a range names runs of letters as style sheets do, and whatever lies between near ones', () => {
  expect(unicodeRange('cab–AD€')).toBe('U+41-44, U+61-63, U+2013, U+20AC')
})
