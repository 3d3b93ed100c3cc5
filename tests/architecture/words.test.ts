import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import type { Locale } from '#core/site/locales.ts'
import { demoTexts } from './said-in-demo.ts'
import { forbiddenWords, WORDS } from './words.ts'

const ROOT = new URL('../..', import.meta.url).pathname

for (const [locale, words] of Object.entries(WORDS)) {
  const files = [...new Glob(`{app,adapters}/locales/${locale}/*.json`).scanSync(ROOT)].toSorted()
  describe(`wording in ${locale}`, () => {
    test.each(files)('%s', async (file) => {
      expect(forbiddenWords(await Bun.file(`${ROOT}${file}`).json(), words)).toEqual([])
    })

    test('texts of the demo members', () => {
      expect(forbiddenWords(demoTexts(locale as Locale), words)).toEqual([])
    })
  })
}

test('forbidden words are found', () => {
  expect(forbiddenWords({ a: 'Unsere Kunden sind eingeloggt' }, WORDS.de ?? [])).toHaveLength(2)
  expect(forbiddenWords({ a: 'Gratis, mit einem Knopf' }, WORDS.de ?? [])).toHaveLength(2)
  expect(forbiddenWords({ a: 'Somebody sent you a mail' }, WORDS.en ?? [])).toHaveLength(2)
  expect(forbiddenWords({ a: "Je foto's zijn uit zicht" }, WORDS.nl ?? [])).toHaveLength(2)
  expect(forbiddenWords({ a: 'Je mailadres staat in deze chat' }, WORDS.nl ?? [])).toHaveLength(1)
  expect(forbiddenWords({ a: 'Tu es connecté ?' }, WORDS.fr ?? [])).toHaveLength(2)
  expect(forbiddenWords({ a: 'Bienvenido a tu chat' }, WORDS.es ?? [])).toHaveLength(2)
  expect(forbiddenWords({ a: 'Apri la mail' }, WORDS.it ?? [])).toHaveLength(1)
  expect(forbiddenWords({ a: 'Ann synes om dit foto' }, WORDS.da ?? [])).toHaveLength(2)
  expect(forbiddenWords({ a: 'Beløbet er refunderet' }, WORDS.da ?? [])).toHaveLength(1)
  expect(forbiddenWords({ a: 'Kameraprofiili saa jäädä tyhjäksi' }, WORDS.fi ?? [])).toHaveLength(2)
  expect(forbiddenWords({ a: 'Slett chatten, likene forsvinner' }, WORDS.no ?? [])).toHaveLength(2)
  expect(forbiddenWords({ a: 'Napisz do {{name}} na twoim czacie' }, WORDS.pl ?? [])).toHaveLength(
    3,
  )
  expect(forbiddenWords({ a: 'Dina samtal och gillanden' }, WORDS.sv ?? [])).toHaveLength(2)
})
