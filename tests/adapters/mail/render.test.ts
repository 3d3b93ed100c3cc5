import { describe, expect, test } from 'bun:test'
import { render } from '#adapters/mail/render.ts'
import { asPage } from '#adapters/mail/rendered.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '#core/accounts/account.ts'
import { refundOf } from '#core/money/receipt.ts'
import type { Letter } from '#core/notifications/letters.ts'
import type { Country } from '#core/site/countries.ts'
import { LOCALES, type Locale } from '#core/site/locales.ts'
import { LETTER_KINDS, letterOf } from '#tests/contracts/mailer.contract.ts'

const leaving = (kind: NotificationKind) => ({ unsubscribe: { token: 'abc', kind } })

const EMBER = {
  name: 'Ember',
  url: 'http://localhost:3000',
  brand: 'default',
  brandColours: {},
  icon: '',
  mailSender: '',
} as const

const FACE = { bytes: new TextEncoder().encode('a face'), type: 'image/jpeg' }

describe('a rendered letter', () => {
  test('quotes the line as the reader’s language does, and says which its own is', () => {
    const line = { text: 'Rund ums <Brot>\nweiß ich alles', language: 'de' as const }
    const { html, text } = render(letterOf('new-like', { line }))
    expect(html).toContain('lang="de" dir="auto">‘Rund ums &lt;Brot&gt; weiß ich alles’</p>')
    expect(text).toContain('\n\n‘Rund ums <Brot> weiß ich alles’\n\n')
  })

  test('has the face of each whom it names, else their initial', () => {
    const other = { ...FACE, bytes: new TextEncoder().encode('another') }
    const people = [
      { from: 'Bob', labels: [], picture: FACE, unread: 2 },
      { from: 'Cas', labels: [], picture: null, unread: 1 },
      { from: 'Dee', labels: [], picture: other, unread: 1 },
    ]
    const { html, pictures } = render(letterOf('unread-reminder', { people }))
    expect(pictures.slice(1)).toEqual([
      { ...FACE, cid: 'picture-1' },
      { ...other, cid: 'picture-2' },
    ])
    const rows = [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, row]) => row)
    expect(rows.map((row) => /picture-\d|>(\w)<\/span>/.exec(row ?? '')?.[0])).toEqual([
      'picture-1',
      '>C</span>',
      'picture-2',
    ])
  })

  test('about money has the colour of trust, and about people that of its site', () => {
    const trusted = LETTER_KINDS.filter((kind) =>
      render(letterOf(kind)).html.includes('class="button trust"'),
    )
    expect(trusted).toEqual(expect.arrayContaining(['receipt', 'credits-granted', 'credits-taken']))
    for (const kind of ['new-like', 'new-match', 'new-message', 'weekly-update'] as const)
      expect(trusted).not.toContain(kind)
  })

  test('as one page has its pictures in their places', () => {
    const { html } = asPage(render(letterOf('new-match', { picture: FACE })))
    expect(html).toContain(`src="data:image/jpeg;base64,${btoa('a face')}"`)
    expect(html).not.toContain('cid:')
  })

  test('leaves no placeholder unresolved, in any kind or language', () => {
    for (const language of LOCALES)
      for (const kind of LETTER_KINDS) {
        const { subject, text, html } = render(letterOf(kind, {}, { language }))
        for (const part of [subject, text, html.replace(/<style>.*<\/style>/s, '')])
          expect(part).not.toMatch(/[{}]|\b(undefined|null|NaN)\b/)
        expect(html).toContain(`<html lang="${language}">`)
      }
  })

  test('labels profiles that are not of a person', () => {
    const { text, html } = render(letterOf('new-message', { labels: ['fictional', 'demo'] }))
    for (const part of [text, html]) {
      expect(part).toContain('Bob is een fictief profiel: afspreken kan niet.')
      expect(part).toContain('Bob is een demoprofiel en antwoordt volgens een script.')
    }
    expect(text.indexOf('fictief')).toBeLessThan(text.indexOf('http'))
    expect(render(letterOf('new-message')).text).not.toContain('profiel en')
  })

  test('contains the complete mandate, exactly as it was shown', async () => {
    for (const language of LOCALES) {
      const shown = await Bun.file(`app/locales/${language}/credits.json`).json()
      const { text } = render(letterOf('mandate', {}, { language }))
      const company = 'Vonk Voorbeeld B.V.'
      expect(text).toContain(shown['mandate.authorise'].replaceAll('{{company}}', company))
      expect(text).toContain(shown['mandate.refund'])
      expect(text).toContain(`${shown['mandate.announced']}: ${shown['mandate.announced-how']}`)
      const facts = ['NL22ZZZ000000000000', '0000000000000035', 'Ann de Vries', 'NL••••4300']
      for (const fact of [...facts, 'Voorbeeldstraat 1']) expect(text).toContain(fact)
    }
  })

  test('escapes another member’s name', () => {
    const from = '<b onclick="x">Bob</b> {name} & "co"\r\nSubject: hi'
    const { subject, html } = render(letterOf('new-like', { from }))
    expect(subject).toBe('<b onclick="x">Bob</b> {name} & "co" Subject: hi vindt je leuk')
    expect(html).not.toContain('<b onclick')
    expect(html).toContain(
      '&lt;b onclick=&quot;x&quot;&gt;Bob&lt;/b&gt; {name} &amp; &quot;co&quot;',
    )
  })

  test('keeps a name of joined emoji intact', () => {
    expect(render(letterOf('new-like', { from: '👩‍🚀' })).subject).toBe('👩‍🚀 vindt je leuk')
  })

  test('uses the theme of its site, with readable contrast', () => {
    const site = (brand: 'default' | 'gay', brandColours: { ember?: `#${string}` } = {}) => ({
      site: { ...EMBER, brand, brandColours },
    })
    expect(render(letterOf('new-like', {}, site('default'))).html).toContain('#c8371f')
    expect(render(letterOf('new-like', {}, site('gay'))).html).toContain('#1f5fbf')
    const own = render(letterOf('new-like', {}, site('gay', { ember: '#ffdd00' }))).html
    expect(own).not.toMatch(/#1f5fbf|#ffdd00/)
  })

  test('carries the mark of its site: its own icon, or the one of the product', () => {
    const { html, pictures } = render(letterOf('new-like'))
    expect(html).toContain('src="cid:mark"')
    expect(pictures).toMatchObject([{ cid: 'mark', type: 'image/png' }])
    const site = { ...EMBER, icon: 'icon-ember' }
    const own = render(letterOf('new-like', {}, { site: { ...site, mark: FACE } }))
    expect(own.html).toContain('src="cid:mark"')
    expect(own.pictures).toEqual([{ ...FACE, cid: 'mark' }])
  })

  test('begins with an initial where the icon of its site is lost', () => {
    const site = { ...EMBER, icon: 'icon-ember' }
    const { html, pictures } = render(letterOf('new-like', {}, { site }))
    expect(html).toContain('>E</span>Ember')
    expect(pictures).toEqual([])
  })

  test('loads nothing and runs no script: its pictures come with it', () => {
    for (const kind of LETTER_KINDS) {
      const { html: page, pictures } = render(letterOf(kind, { picture: FACE }))
      expect(page.match(/src="cid:/g) ?? []).toHaveLength(pictures.length)
      const html = page.replace(/<img class="\w+" src="cid:(mark|picture-\d)"[^>]* alt="">/g, '')
      expect(html).not.toMatch(/<(img|script|link|iframe|table|svg)\b|url\(|@import/)
    }
  })

  test('a confirmation mentions messages only if some are queued', () => {
    const lead = (waiting: boolean) => render(letterOf('activate', { waiting })).text
    expect(lead(true)).toContain('5 credits cadeau, en versturen we wat je al schreef.')
    expect(lead(false)).toContain('5 credits cadeau.')
  })

  test('says how long its link is valid', () => {
    expect(render(letterOf('activate')).text).toContain('48 uur')
    expect(render(letterOf('reset')).text).toContain('60 minuten')
    expect(render(letterOf('change-mail')).text).toContain('24 uur')
    expect(render(letterOf('reactivate')).text).toContain('5 december 2026')
  })

  const plainText = (letter: Letter) => render(letter).text.replaceAll('\u00a0', ' ')

  test('a receipt lists buyer, seller and purchase', () => {
    expect(plainText(letterOf('receipt'))).toContain(
      [
        'Bestelling: 261121-7KQ4MX',
        'Datum: 21 november 2026',
        '60 credits: € 39,99',
        '25% korting op je eerste bundel: −€ 10,00',
        'Totaal, betaald: € 29,99',
        'Waarvan 21% btw: € 5,20',
        'Betaald met: iDEAL',
        'Verkoper: Vonk Voorbeeld B.V., Voorbeeldstraat 1, 0000 AA Voorbeeldstad, Nederland',
        'KvK-nummer: 00000000',
        'Btw-nummer: NL000000000B00',
        'Koper: Ann, ann@example.test, België',
      ].join('\n'),
    )
    expect(plainText(letterOf('receipt', {}, { language: 'en' }))).toContain('Total paid: €29.99')
  })

  test('a receipt omits what is missing, and shows refunds', () => {
    const { facts } = letterOf('receipt')
    if (!('receipt' in facts)) throw new Error('it is no receipt')
    const { total, vat } = facts.receipt
    const refunded = { ...facts.receipt, refund: refundOf({ total, vat }, 500) }
    expect(plainText(letterOf('receipt', { receipt: refunded }))).toContain(
      [
        'Terugbetaald: −€ 5,00',
        'Waarvan 21% btw: −€ 0,87',
        'Totaal na terugbetaling: € 24,99',
        'Waarvan 21% btw: € 4,33',
      ].join('\n'),
    )
    const receipt = {
      ...refunded,
      refund: refundOf({ total, vat: null }, 500),
      ...{ vat: null, discount: null, buyer: null, country: null, method: 'creditcard' },
    }
    const text = plainText(letterOf('receipt', { receipt }))
    expect(text).not.toMatch(/btw:|Korting|Koper/)
    expect(text).toContain('Totaal na terugbetaling: € 24,99\nBetaald met: Kaart')
    const odd = letterOf('receipt', { receipt: { ...receipt, method: 'barter' } })
    expect(plainText(odd)).toContain('Betaald met: barter')
  })

  test('uses regional spelling', () => {
    const mail = (language: Locale, country: Country) =>
      render(letterOf('mandate', {}, { language, country })).text
    expect(mail('en', 'US')).toContain('you authorize')
    expect(mail('en', 'GB')).toContain('you authorise')
    expect(mail('fr', 'CA')).toContain('Garde ce courriel.')
  })

  test('a receipt explains the right of withdrawal as the checkout does, with a link to the form', async () => {
    for (const language of LOCALES) {
      const app = async (area: string) => Bun.file(`app/locales/${language}/${area}.json`).json()
      const credits = await app('credits')
      const { 'withdraw.lead': how } = await app('pages')
      const { 'footer.withdraw': link } = await app('common')
      for (const days of [14, 1]) {
        const form = new Intl.PluralRules(language).select(days)
        const refund = credits[`checkout.next-refund_${form}`].replace('{{count}}', `${days}`)
        const { text, html } = render(letterOf('receipt', { refundDays: days }, { language }))
        const page = `http://localhost:3000/withdraw?lang=${language}`
        expect(text).toContain(
          [credits['checkout.next-now'], refund, how, `${link}:\n${page}`].join('\n'),
        )
        expect(html).toContain(`<a href="${page}">${link}</a>`)
        for (const line of [credits['checkout.next-now'], refund, how])
          expect(html).toContain(`<p>${line}</p>`)
      }
    }
  })

  test('a site without refunds does not mention them, and still explains withdrawal', () => {
    const { text } = render(letterOf('receipt', { refundDays: 0 }))
    expect(text).not.toContain('terugbetalen')
    expect(text).toContain('http://localhost:3000/withdraw?lang=nl')
    expect(render(letterOf('refund')).text).not.toContain('/withdraw')
  })

  test('a refund mail shows order, credits and amount', () => {
    expect(render(letterOf('refund')).subject.replaceAll('\u00a0', ' ')).toBe(
      'Je krijgt € 19,99 terug',
    )
    expect(plainText(letterOf('refund'))).toContain(
      'Bestelling: 261121-7KQ4MX\nDatum: 21 november 2026\nCredits teruggenomen: 40\nBedrag: € 19,99',
    )
    expect(plainText(letterOf('chargeback'))).not.toContain('Credits teruggenomen')
    expect(plainText(letterOf('chargeback-reversed'))).toContain('Credits teruggegeven: 12')
  })

  test('an operator’s text is unchanged, with the reason for the mail', () => {
    const words = { subject: 'Een <b>kwart</b>', lead: 'Tot $t(why).', note: '', button: 'Kijk' }
    const { subject, text, html } = render(letterOf('promotion', { words }, leaving('promotions')))
    expect(subject).toBe('Een <b>kwart</b>')
    expect(text).toContain('Tot $t(why).')
    expect(text).toContain('omdat je kortingen van Vonk per mail wilde')
    expect(text).toContain('Geen kortingen meer per mail:\nhttp://localhost:3000/abc')
    expect(html).not.toContain('<b>kwart')
    expect(render(letterOf('news')).text).toContain('omdat je nieuws van Vonk per mail wilde')
  })

  test('the unsubscribe line names the kind of mail', () => {
    const named = NOTIFICATION_KINDS.map((kind) => {
      const { text, html } = render(letterOf('new-message', {}, leaving(kind)))
      const [, words = ''] = /\n(.+):\nhttp:\/\/localhost:3000\/abc\?lang=nl\n$/.exec(text) ?? []
      expect(html).toContain(`>${words}</a>`)
      return words
    })
    expect(named[0]).toBe('Geen mails meer over nieuwe gesprekken')
    expect(new Set(named).size).toBe(NOTIFICATION_KINDS.length)
  })

  test('only optional letters can be unsubscribed from', () => {
    const offered = render(letterOf('new-like', {}, leaving('like')))
    expect(offered.text).toContain('http://localhost:3000/abc?lang=nl\n')
    expect(offered.html).toContain('href="http://localhost:3000/abc?lang=nl"')
    expect(render(letterOf('reset')).html).not.toContain('unsubscribe')
  })
})
