import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { LOCALES } from '#core/site/locales.ts'
import { demoTexts } from './said-in-demo.ts'
import { forbiddenWords, type Words } from './words.ts'

const ROOT = new URL('../..', import.meta.url).pathname

/** Forbidden in every language. */
const SIGNS: Words = [
  [/(?:\}\}|\d) (?:s|km|MB|Mo|Mt|min)(?![\p{L}\d])/u, 'a no-break space before a unit'],
  [/(?<![\p{L}\d}])-(?=\d|\{\{(?:percent|money|amount|count))/u, 'a minus sign (U+2212)'],
  [/^[-–] ?\{\{percent/, 'a minus sign (U+2212)'],
]

/** Quoted literally by the spec (§8). */
const QUOTED = 'nl/errors.json login.blocked'

for (const locale of LOCALES) {
  const files = [...new Glob(`{app,adapters}/locales/${locale}/*.json`).scanSync(ROOT)].toSorted()
  describe(`typography in ${locale}`, () => {
    test.each(files)('%s', async (file) => {
      const texts: Record<string, string> = await Bun.file(`${ROOT}${file}`).json()
      const open = Object.entries(texts).filter(([key]) => !`${file} ${key}`.endsWith(QUOTED))
      expect(forbiddenWords(Object.fromEntries(open), SIGNS)).toEqual([])
    })

    test('texts of the demo members', () => {
      expect(forbiddenWords(demoTexts(locale), SIGNS)).toEqual([])
    })
  })
}

describe('typographic errors are found', () => {
  test.each(['Noch {{seconds}} s', 'höchstens 10 MB.', '-{{percent}} sur ton pack', 'de -5 à 0'])(
    '%s',
    (text) => expect(forbiddenWords({ text }, SIGNS).length).toBeGreaterThan(0),
  )

  test.each([
    '10\u00a0km',
    '{{count}} sesiones',
    '2-3 dagen',
    '- een punt',
    '−{{percent}}',
    '5 minuten',
  ])('but not in %s', (text) => expect(forbiddenWords({ text }, SIGNS)).toEqual([]))
})
