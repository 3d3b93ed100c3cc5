import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { DEFAULT_DATE_LOCALE, LOCALES, type Locale } from '#core/site/locales.ts'

/** Folders of catalogues: the app's texts and the server's texts. */
const FOLDERS = ['app/locales', 'adapters/locales'] as const
const ROOT = new URL('../..', import.meta.url).pathname
const PLURAL = /_(zero|one|two|few|many|other)$/
/** What is said otherwise of a woman, in the languages that do so. */
const OF_A_WOMAN = /_female$/

type Catalogue = Readonly<Record<string, string>>

async function catalogue(folder: string, locale: Locale, area: string): Promise<Catalogue> {
  const file = Bun.file(`${ROOT}${folder}/${locale}/${area}`)
  return (await file.exists()) ? file.json() : {}
}

const areasIn = (folder: string, locale: Locale) =>
  [...new Glob('*.json').scanSync(`${ROOT}${folder}/${locale}`)].toSorted()
const baseKeys = (texts: Catalogue) =>
  new Set(
    Object.keys(texts)
      .filter((key) => !OF_A_WOMAN.test(key))
      .map((key) => key.replace(PLURAL, '')),
  )

/** Forms for a woman that stand alone, or say the same. */
const needlessForms = (texts: Catalogue) =>
  Object.entries(texts).filter(
    ([key, text]) =>
      OF_A_WOMAN.test(key) && [undefined, text].includes(texts[key.replace(OF_A_WOMAN, '')]),
  )

/** The names of placeholders, without their formats. */
const placeholders = (text: string) =>
  new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name ?? ''))

/** Braces that i18next would show literally. */
const hasStrayBraces = (text: string) => /[{}]/.test(text.replace(/\{\{[^{}]+\}\}/g, ''))

/** The plural forms of a language. */
const forms = (locale: Locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories

/** Texts whose placeholders differ from the source. */
function withOtherPlaceholders(source: Catalogue, texts: Catalogue) {
  return Object.entries(texts).filter(([key, text]) => {
    const original =
      source[key.replace(OF_A_WOMAN, '')] ?? source[`${key.replace(PLURAL, '')}_other`] ?? ''
    const missing = placeholders(original).difference(placeholders(text))
    const extra = placeholders(text).difference(placeholders(original))
    // A language may write "one message" without the number.
    const mayOmitCount = PLURAL.test(key) && !key.endsWith('_other')
    return extra.size > 0 || [...missing].some((name) => !(mayOmitCount && name === 'count'))
  })
}

for (const folder of FOLDERS) {
  test(`every language has the same areas in ${folder}`, () => {
    for (const locale of LOCALES) {
      expect(areasIn(folder, locale)).toEqual(areasIn(folder, DEFAULT_DATE_LOCALE))
    }
  })

  for (const area of areasIn(folder, DEFAULT_DATE_LOCALE)) {
    describe(`the texts of ${folder}, ${area}`, () => {
      for (const locale of LOCALES) {
        test(`are complete in ${locale}`, async () => {
          const source = await catalogue(folder, DEFAULT_DATE_LOCALE, area)
          const texts = await catalogue(folder, locale, area)
          expect([...baseKeys(texts)].toSorted()).toEqual([...baseKeys(source)].toSorted())
          const isUntrimmed = ([, text]: [string, string]) =>
            text.trim() === '' || text.trim() !== text
          expect(Object.entries(texts).filter(isUntrimmed)).toEqual([])
          expect(needlessForms(texts)).toEqual([])

          const counted = Object.keys(texts).filter((key) => PLURAL.test(key))
          const expected = [...new Set(counted.map((key) => key.replace(PLURAL, '')))].flatMap(
            (stem) => forms(locale).map((form) => `${stem}_${form}`),
          )
          expect(counted.toSorted()).toEqual(expected.toSorted())
        })

        test(`have the same placeholders in ${locale}`, async () => {
          const source = await catalogue(folder, DEFAULT_DATE_LOCALE, area)
          const texts = await catalogue(folder, locale, area)
          expect(withOtherPlaceholders(source, texts)).toEqual([])
          expect(Object.entries(texts).filter(([, text]) => hasStrayBraces(text))).toEqual([])
        })
      }
    })
  }
}

type Notes = Readonly<Record<string, string>>

/** Notes on unknown texts or placeholders. */
function invalidNotes(notes: Notes, sources: Readonly<Record<string, Catalogue>>) {
  return Object.entries(notes).filter(([note, text]) => {
    const [area = '', key] = note.split(':')
    const texts = Object.entries(sources[area] ?? {}).filter(
      ([name]) => name === key || (PLURAL.test(name) && name.replace(PLURAL, '') === key),
    )
    const known = new Set(texts.flatMap(([, text]) => [...placeholders(text)]))
    return texts.length === 0 || placeholders(text).difference(known).size > 0
  })
}

test('each note in app/locales/notes.json is a sentence about an existing text and its placeholders', async () => {
  const notes: Notes = await Bun.file(`${ROOT}app/locales/notes.json`).json()
  const sources = await Promise.all(
    FOLDERS.flatMap((folder) =>
      areasIn(folder, DEFAULT_DATE_LOCALE).map(
        async (area) =>
          [area.replace('.json', ''), await catalogue(folder, DEFAULT_DATE_LOCALE, area)] as const,
      ),
    ),
  )
  expect(invalidNotes(notes, Object.fromEntries(sources))).toEqual([])
  expect(Object.entries(notes).filter(([, text]) => !/^[\p{Lu}{“].*\.$/u.test(text))).toEqual([])
  expect(Object.keys(notes)).toEqual(Object.keys(notes).toSorted())
})

test('a note on an unknown text or placeholder is found', () => {
  const sources = { signup: { day_one: 'dag', day_other: '{{count}} dagen' } }
  expect(invalidNotes({ 'signup:day': '{{count}} is a number.' }, sources)).toEqual([])
  expect(invalidNotes({ 'signup:dya': 'Nothing.' }, sources)).toHaveLength(1)
  expect(invalidNotes({ 'signup:day': '{{days}} is a number.' }, sources)).toHaveLength(1)
})

test('a form for a woman that says nothing else is found', () => {
  expect(needlessForms({ a: 'veuf', a_female: 'veuve' })).toEqual([])
  expect(needlessForms({ a: 'gift', a_female: 'gift' })).toHaveLength(1)
  expect(needlessForms({ a_female: 'veuve' })).toHaveLength(1)
})

test('a text with another placeholder than its source is found', () => {
  expect(withOtherPlaceholders({ a: '{{site}}' }, { a: '{{siet}}' })).toHaveLength(1)
  expect(
    withOtherPlaceholders({ a_other: '{{count}} x' }, { a_one: 'ein x', a_other: '{{count}} x' }),
  ).toEqual([])
  expect(hasStrayBraces('{site}')).toBe(true)
})
