import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { DEFAULT_DATE_LOCALE, LOCALES, type Locale } from '#core/site/locales.ts'

/** Where texts are: what the app shows, and what the server sends. */
const FOLDERS = ['app/locales', 'adapters/locales'] as const
const ROOT = new URL('../..', import.meta.url).pathname
const PLURAL = /_(zero|one|two|few|many|other)$/

type Catalogue = Readonly<Record<string, string>>

async function catalogue(folder: string, locale: Locale, area: string): Promise<Catalogue> {
  const file = Bun.file(`${ROOT}${folder}/${locale}/${area}`)
  return (await file.exists()) ? file.json() : {}
}

const areasIn = (folder: string, locale: Locale) =>
  [...new Glob('*.json').scanSync(`${ROOT}${folder}/${locale}`)].toSorted()
const stems = (texts: Catalogue) =>
  new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')))

/** The names between the braces, without how they are to be written out. */
const placeholders = (text: string) =>
  new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name ?? ''))

/** Braces that i18next would show as they are. */
const strayBraces = (text: string) => /[{}]/.test(text.replace(/\{\{[^{}]+\}\}/g, ''))

/** The number forms a language has, as its plural rules say. */
const forms = (locale: Locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories

/** Texts whose placeholders are not those of the source. */
function differing(source: Catalogue, texts: Catalogue) {
  return Object.entries(texts).filter(([key, text]) => {
    const original = source[key] ?? source[`${key.replace(PLURAL, '')}_other`] ?? ''
    const missing = placeholders(original).difference(placeholders(text))
    const extra = placeholders(text).difference(placeholders(original))
    // A language may say "one message" without the figure.
    const spelled = PLURAL.test(key) && !key.endsWith('_other')
    return extra.size > 0 || [...missing].some((name) => !(spelled && name === 'count'))
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
        test(`are whole in ${locale}`, async () => {
          const source = await catalogue(folder, DEFAULT_DATE_LOCALE, area)
          const texts = await catalogue(folder, locale, area)
          expect([...stems(texts)].toSorted()).toEqual([...stems(source)].toSorted())
          const untidy = ([, text]: [string, string]) => text.trim() === '' || text.trim() !== text
          expect(Object.entries(texts).filter(untidy)).toEqual([])

          const counted = Object.keys(texts).filter((key) => PLURAL.test(key))
          const wanted = [...new Set(counted.map((key) => key.replace(PLURAL, '')))].flatMap(
            (stem) => forms(locale).map((form) => `${stem}_${form}`),
          )
          expect(counted.toSorted()).toEqual(wanted.toSorted())
        })

        test(`have the same placeholders in ${locale}`, async () => {
          const source = await catalogue(folder, DEFAULT_DATE_LOCALE, area)
          const texts = await catalogue(folder, locale, area)
          expect(differing(source, texts)).toEqual([])
          expect(Object.entries(texts).filter(([, text]) => strayBraces(text))).toEqual([])
        })
      }
    })
  }
}

type Notes = Readonly<Record<string, string>>

/** Notes on texts that do not exist, or on placeholders that their text does not have. */
function strayNotes(notes: Notes, sources: Readonly<Record<string, Catalogue>>) {
  return Object.entries(notes).filter(([note, said]) => {
    const [area = '', key] = note.split(':')
    const texts = Object.entries(sources[area] ?? {}).filter(
      ([name]) => name === key || (PLURAL.test(name) && name.replace(PLURAL, '') === key),
    )
    const held = new Set(texts.flatMap(([, text]) => [...placeholders(text)]))
    return texts.length === 0 || placeholders(said).difference(held).size > 0
  })
}

test('each note of app/locales/notes.json is a sentence about a text and placeholders that exist', async () => {
  const notes: Notes = await Bun.file(`${ROOT}app/locales/notes.json`).json()
  const sources = await Promise.all(
    FOLDERS.flatMap((folder) =>
      areasIn(folder, DEFAULT_DATE_LOCALE).map(
        async (area) =>
          [area.replace('.json', ''), await catalogue(folder, DEFAULT_DATE_LOCALE, area)] as const,
      ),
    ),
  )
  expect(strayNotes(notes, Object.fromEntries(sources))).toEqual([])
  expect(Object.entries(notes).filter(([, said]) => !/^[\p{Lu}{“].*\.$/u.test(said))).toEqual([])
  expect(Object.keys(notes)).toEqual(Object.keys(notes).toSorted())
})

test('a note on a text or placeholder that does not exist is found', () => {
  const sources = { signup: { day_one: 'dag', day_other: '{{count}} dagen' } }
  expect(strayNotes({ 'signup:day': '{{count}} is a number.' }, sources)).toEqual([])
  expect(strayNotes({ 'signup:dya': 'Nothing.' }, sources)).toHaveLength(1)
  expect(strayNotes({ 'signup:day': '{{days}} is a number.' }, sources)).toHaveLength(1)
})

test('a text with another placeholder than its source is found', () => {
  expect(differing({ a: '{{site}}' }, { a: '{{siet}}' })).toHaveLength(1)
  expect(differing({ a_other: '{{count}} x' }, { a_one: 'ein x', a_other: '{{count}} x' })).toEqual(
    [],
  )
  expect(strayBraces('{site}')).toBe(true)
})
