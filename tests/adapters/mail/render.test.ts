import { describe, expect, test } from 'bun:test'
import { MAIL_CATALOGUES } from '#adapters/mail/catalogues.ts'
import { render } from '#adapters/mail/render.ts'
import type { Letter } from '#core/notifications/letters.ts'
import { LOCALES } from '#core/site/locales.ts'
import { LETTER_KINDS, letterOf } from '#tests/contracts/mailer.contract.ts'

describe('the mail catalogues', () => {
  const shape = (texts: Record<string, string>) =>
    Object.entries(texts)
      .map(([key, text]) => `${key} ${(text.match(/\{\w+\}/g) ?? []).toSorted().join()}`)
      .toSorted()

  for (const locale of LOCALES)
    test(`${locale} holds the same texts with the same placeholders as Dutch`, () => {
      expect(shape(MAIL_CATALOGUES[locale])).toEqual(shape(MAIL_CATALOGUES.nl))
    })

  test('no text is empty, and none but names and loan words is left in another language', () => {
    for (const locale of LOCALES)
      for (const [key, text] of Object.entries(MAIL_CATALOGUES[locale])) {
        expect(text.trim()).toBe(text)
        expect(text.length).toBeGreaterThan(3)
        if (locale !== 'nl' && key.endsWith('.lead'))
          expect(text).not.toBe(Object.entries(MAIL_CATALOGUES.nl).find(([k]) => k === key)?.[1])
      }
  })
})

describe('a letter written out', () => {
  test('leaves no placeholder open, in any kind or language', () => {
    for (const language of LOCALES)
      for (const kind of LETTER_KINDS) {
        const { subject, text, html } = render(letterOf(kind, {}, { language }))
        for (const part of [subject, text, html.replace(/<style>.*<\/style>/s, '')])
          expect(part).not.toMatch(/[{}]|\b(undefined|null|NaN)\b/)
        expect(html).toContain(`<html lang="${language}">`)
      }
  })

  test('says in words what a profile is that is not a person’s, before the reader clicks', () => {
    const { text, html } = render(letterOf('new-message', { labels: ['fictional', 'demo'] }))
    for (const part of [text, html]) {
      expect(part).toContain('Bob is een fictief profiel: afspreken kan niet.')
      expect(part).toContain('Bob is een demoprofiel en antwoordt volgens een script.')
    }
    expect(text.indexOf('fictief')).toBeLessThan(text.indexOf('http'))
    expect(render(letterOf('new-message')).text).not.toContain('profiel en')
  })

  test('somebody else’s name stays a name', () => {
    const from = '<b onclick="x">Bob</b> {name} & "co"\r\nSubject: hi'
    const { subject, html } = render(letterOf('new-like', { from }))
    expect(subject).toBe('<b onclick="x">Bob</b> {name} & "co" Subject: hi vindt je leuk')
    expect(html).not.toContain('<b onclick')
    expect(html).toContain(
      '&lt;b onclick=&quot;x&quot;&gt;Bob&lt;/b&gt; {name} &amp; &quot;co&quot;',
    )
  })

  test('a name of joined emoji stays whole', () => {
    expect(render(letterOf('new-like', { from: '👩‍🚀' })).subject).toBe('👩‍🚀 vindt je leuk')
  })

  test('fetches nothing from anywhere and runs nothing', () => {
    for (const kind of LETTER_KINDS) {
      const { html } = render(letterOf(kind))
      expect(html).not.toMatch(/<(img|script|link|iframe|table|svg)\b|url\(|@import/)
    }
  })

  test('says how long its link works', () => {
    expect(render(letterOf('activate')).text).toContain('48 uur')
    expect(render(letterOf('reset')).text).toContain('60 minuten')
    expect(render(letterOf('change-mail')).text).toContain('24 uur')
    expect(render(letterOf('reactivate')).text).toContain('5 december 2026')
  })

  const plainText = (letter: Letter) => render(letter).text.replaceAll('\u00a0', ' ')

  test('a receipt says what was bought from whom by whom, line by line', () => {
    expect(plainText(letterOf('receipt'))).toContain(
      [
        'Bestelling: 261121-7KQ4MX',
        'Datum: 21 november 2026',
        '60 credits: € 39,99',
        'Korting 25% (WELCOME25): −€ 10,00',
        'Totaal, betaald: € 29,99',
        'Waarvan 21% btw: € 5,20',
        'Betaald met: iDEAL',
        'Verkoper: Vonk Voorbeeld B.V., Voorbeeldstraat 1, 0000 AA Voorbeeldstad, Nederland',
        'KvK-nummer: 00000000',
        'Btw-nummer: NL000000000B00',
        'Koper: Ann, ann@example.test, België',
      ].join('\n'),
    )
    expect(plainText(letterOf('receipt', {}, { language: 'en' }))).toContain('Total, paid: €29.99')
  })

  test('a receipt leaves out what there is not, and says what went back', () => {
    const { facts } = letterOf('receipt')
    if (!('receipt' in facts)) throw new Error('it is no receipt')
    const returned = { amount: 500, currency: 'EUR' }
    const receipt = {
      ...facts.receipt,
      ...{ vat: null, discount: null, buyer: null, country: null, returned, method: 'creditcard' },
    }
    const text = plainText(letterOf('receipt', { receipt }))
    expect(text).not.toMatch(/btw:|Korting|Koper/)
    expect(text).toContain('Terugbetaald: −€ 5,00\nBetaald met: Kaart')
    const odd = letterOf('receipt', { receipt: { ...receipt, method: 'barter' } })
    expect(plainText(odd)).toContain('Betaald met: barter')
  })

  test('money that went back is told with its order, its credits and its amount', () => {
    expect(render(letterOf('refund')).subject.replaceAll('\u00a0', ' ')).toBe(
      'Je krijgt € 19,99 terug',
    )
    expect(plainText(letterOf('refund'))).toContain(
      'Bestelling: 261121-7KQ4MX\nDatum: 21 november 2026\nCredits teruggenomen: 40\nBedrag: € 19,99',
    )
    expect(plainText(letterOf('chargeback'))).not.toContain('Credits teruggenomen')
    expect(plainText(letterOf('chargeback-reversed'))).toContain('Credits teruggegeven: 12')
  })

  test('only letters that may be refused offer to stop', () => {
    const offered = render(letterOf('new-like', {}, { unsubscribe: 'abc' }))
    expect(offered.text).toContain('http://localhost:3000/abc')
    expect(offered.html).toContain('href="http://localhost:3000/abc"')
    expect(render(letterOf('reset')).html).not.toContain('unsubscribe')
  })
})
