import { describe, expect, test } from 'bun:test'
import { hasContact } from '#core/profiles/contact/contact.ts'
import { LOCALES } from '#core/site/locales.ts'

type Corpus = { readonly contacts: readonly string[]; readonly innocent: readonly string[] }

const corpora = await Promise.all(
  [...LOCALES, 'several'].map(async (locale) => {
    const file = Bun.file(`${import.meta.dir}/contact-corpus/${locale}.json`)
    const corpus: Corpus = await file.json()
    return { locale, ...corpus }
  }),
)

/**
 * Texts that people of each language write about themselves, with and without a way to be reached elsewhere; and of
 * `several`, by kinds of mistakes made before.
 */
describe.each(corpora)('texts in $locale', ({ contacts, innocent }) => {
  test('are at least forty of each kind, without repetitions', () => {
    for (const texts of [contacts, innocent]) expect(new Set(texts).size).toBeGreaterThanOrEqual(40)
    expect(new Set(contacts).size + new Set(innocent).size).toBe(contacts.length + innocent.length)
  })

  test('at most three contacts are missed', () => {
    const missed = contacts.filter((text) => !hasContact(text))
    expect({ missed, tooMany: missed.length > 3 }).toEqual({ missed, tooMany: false })
  })
})

test('at most three innocent texts are refused in all languages together', () => {
  const refused = corpora.flatMap(({ innocent }) => innocent.filter((text) => hasContact(text)))
  expect({ refused, tooMany: refused.length > 3 }).toEqual({ refused, tooMany: false })
})
