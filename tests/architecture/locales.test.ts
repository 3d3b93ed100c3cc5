import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { DEFAULT_DATE_LOCALE, LOCALES, type Locale } from '#core/site/locales.ts'

const FOLDER = new URL('../../app/locales', import.meta.url).pathname
const PLURAL = /_(zero|one|two|few|many|other)$/

type Catalogue = Readonly<Record<string, string>>

async function catalogue(locale: Locale, area: string): Promise<Catalogue> {
  const file = Bun.file(`${FOLDER}/${locale}/${area}`)
  return (await file.exists()) ? file.json() : {}
}

const areas = [...new Glob('*.json').scanSync(`${FOLDER}/${DEFAULT_DATE_LOCALE}`)].toSorted()
const stems = (texts: Catalogue) =>
  new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')))

/** The names between the braces, without how they are to be written out. */
const placeholders = (text: string) =>
  new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name ?? ''))

/** The number forms a language has, as its plural rules say. */
const forms = (locale: Locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories

for (const area of areas) {
  describe(`the texts of ${area}`, () => {
    for (const locale of LOCALES) {
      test(`are whole in ${locale}`, async () => {
        const source = await catalogue(DEFAULT_DATE_LOCALE, area)
        const texts = await catalogue(locale, area)
        expect([...stems(texts)].toSorted()).toEqual([...stems(source)].toSorted())
        expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([])

        const counted = Object.keys(texts).filter((key) => PLURAL.test(key))
        const wanted = [...new Set(counted.map((key) => key.replace(PLURAL, '')))].flatMap((stem) =>
          forms(locale).map((form) => `${stem}_${form}`),
        )
        expect(counted.toSorted()).toEqual(wanted.toSorted())
      })

      test(`have the same placeholders in ${locale}`, async () => {
        const source = await catalogue(DEFAULT_DATE_LOCALE, area)
        const texts = await catalogue(locale, area)
        const differing = Object.entries(texts).filter(([key, text]) => {
          const original = source[key] ?? source[`${key.replace(PLURAL, '')}_other`] ?? ''
          const missing = placeholders(original).difference(placeholders(text))
          const extra = placeholders(text).difference(placeholders(original))
          // A language may say "one message" without the figure.
          const spelled = PLURAL.test(key) && !key.endsWith('_other')
          return extra.size > 0 || [...missing].some((name) => !(spelled && name === 'count'))
        })
        expect(differing).toEqual([])
      })
    }
  })
}
