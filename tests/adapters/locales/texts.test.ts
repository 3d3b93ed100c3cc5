import { describe, expect, test } from 'bun:test'
import { textsOf } from '#adapters/locales/texts.ts'
import { LOCALES } from '#core/site/locales.ts'

describe('texts of mails and notifications', () => {
  test('have the plural forms of each language', () => {
    const bundle = (language: 'en' | 'nl' | 'pl', count: number) =>
      textsOf(language, 'mail')('row.bundle', { count })
    expect([1, 2].map((count) => bundle('en', count))).toEqual(['1 credit', '2 credits'])
    expect([1, 2, 5, 22].map((count) => bundle('pl', count))).toEqual([
      '1 kredyt',
      '2 kredyty',
      '5 kredytów',
      '22 kredyty',
    ])
  })

  test('leave texts of members unchanged', () => {
    const from = '$t(why) {{site}} &'
    expect(textsOf('en', 'push')('new-message.title', { from })).toContain(from)
  })

  test('are in the requested language, whatever the previous request used', () => {
    const subjects = LOCALES.map((language) => textsOf(language, 'mail')('activate.subject'))
    expect(new Set(subjects).size).toBe(LOCALES.length)
  })

  test('use regional spelling, except in texts of members', () => {
    const from = 'Strauß „X“'
    const swiss = textsOf('de', 'push', 'CH')('new-message.title', { from })
    expect(swiss).toContain(from)
    expect(textsOf('fr', 'mail', 'CA')('receipt.note')).toContain('ce courriel')
    expect(textsOf('fr', 'mail', 'FR')('receipt.note')).toContain('cet e-mail')
    expect(textsOf('pl', 'mail', 'CH')('receipt.note')).toBe(textsOf('pl', 'mail')('receipt.note'))
  })
})
