import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import type { Locale } from '#core/site/locales.ts'
import { saidInDemo } from './said-in-demo.ts'
import { amiss, WORDS } from './words.ts'

const ROOT = new URL('../..', import.meta.url).pathname

for (const [locale, words] of Object.entries(WORDS)) {
  const files = [...new Glob(`{app,adapters}/locales/${locale}/*.json`).scanSync(ROOT)].toSorted()
  describe(`what is written in ${locale}`, () => {
    test.each(files)('%s', async (file) => {
      expect(amiss(await Bun.file(`${ROOT}${file}`).json(), words)).toEqual([])
    })

    test('what the members of the demo say', () => {
      expect(amiss(saidInDemo(locale as Locale), words)).toEqual([])
    })
  })
}

test('words amiss are seen', () => {
  expect(amiss({ a: 'Unsere Kunden sind eingeloggt' }, WORDS.de ?? [])).toHaveLength(2)
  expect(amiss({ a: 'Gratis, mit einem Knopf' }, WORDS.de ?? [])).toHaveLength(2)
  expect(amiss({ a: 'Somebody sent you a mail' }, WORDS.en ?? [])).toHaveLength(2)
  expect(amiss({ a: "Je foto's zijn uit zicht" }, WORDS.nl ?? [])).toHaveLength(2)
  expect(amiss({ a: 'Je mailadres staat in deze chat' }, WORDS.nl ?? [])).toHaveLength(1)
  expect(amiss({ a: 'Tu es connecté ?' }, WORDS.fr ?? [])).toHaveLength(2)
  expect(amiss({ a: 'Bienvenido a tu chat' }, WORDS.es ?? [])).toHaveLength(2)
  expect(amiss({ a: 'Apri la mail' }, WORDS.it ?? [])).toHaveLength(1)
  expect(amiss({ a: 'Ann synes om dit foto' }, WORDS.da ?? [])).toHaveLength(2)
  expect(amiss({ a: 'Beløbet er refunderet' }, WORDS.da ?? [])).toHaveLength(1)
  expect(amiss({ a: 'Kameraprofiili saa jäädä tyhjäksi' }, WORDS.fi ?? [])).toHaveLength(2)
  expect(amiss({ a: 'Slett chatten, likene forsvinner' }, WORDS.no ?? [])).toHaveLength(2)
  expect(amiss({ a: 'Napisz do {{name}} na twoim czacie' }, WORDS.pl ?? [])).toHaveLength(3)
  expect(amiss({ a: 'Dina samtal och gillanden' }, WORDS.sv ?? [])).toHaveLength(2)
})
