import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { LOCALES } from '#core/site/locales.ts'
import { saidInDemo } from './said-in-demo.ts'
import { amiss, type Words } from './words.ts'

const ROOT = new URL('../..', import.meta.url).pathname

/** What no language writes. */
const SIGNS: Words = [
  [/(?:\}\}|\d) (?:s|km|MB|Mo|Mt|min)(?![\p{L}\d])/u, 'a no-break space before a unit'],
  [/(?<![\p{L}\d}])-(?=\d|\{\{(?:percent|money|amount|count))/u, 'a minus sign (U+2212)'],
  [/^[-–] ?\{\{percent/, 'a minus sign (U+2212)'],
]

/** Quoted by the spec (§8), letter for letter. */
const QUOTED = 'nl/errors.json login.blocked'

for (const locale of LOCALES) {
  const files = [...new Glob(`{app,adapters}/locales/${locale}/*.json`).scanSync(ROOT)].toSorted()
  describe(`the signs in ${locale}`, () => {
    test.each(files)('%s', async (file) => {
      const texts: Record<string, string> = await Bun.file(`${ROOT}${file}`).json()
      const open = Object.entries(texts).filter(([key]) => !`${file} ${key}`.endsWith(QUOTED))
      expect(amiss(Object.fromEntries(open), SIGNS)).toEqual([])
    })

    test('what the members of the demo say', () => {
      expect(amiss(saidInDemo(locale), SIGNS)).toEqual([])
    })
  })
}

describe('signs amiss are seen', () => {
  test.each(['Noch {{seconds}} s', 'höchstens 10 MB.', '-{{percent}} sur ton pack', 'de -5 à 0'])(
    '%s',
    (text) => expect(amiss({ text }, SIGNS).length).toBeGreaterThan(0),
  )

  test.each([
    '10\u00a0km',
    '{{count}} sesiones',
    '2-3 dagen',
    '- een punt',
    '−{{percent}}',
    '5 minuten',
  ])('but not in %s', (text) => expect(amiss({ text }, SIGNS)).toEqual([]))
})
