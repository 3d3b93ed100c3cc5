import { describe, expect, test } from 'bun:test'
import type { Letter, LetterFacts, LetterKind, Mailer } from '#core/notifications/letters.ts'
import type { Receipt } from '#core/orders/receipt.ts'
import { LOCALES } from '#core/site/locales.ts'
import { newId } from './sample.ts'

/** A mail as it arrived with its reader. */
export type Arrived = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

const euros = (amount: number) => ({ amount, currency: 'EUR' })

const RECEIPT: Receipt = {
  number: '261121-7KQ4MX',
  seller: {
    site: 'Vonk',
    name: 'Vonk Voorbeeld B.V.',
    address: 'Voorbeeldstraat 1',
    city: '0000 AA Voorbeeldstad',
    country: 'NL',
    kvk: '00000000',
    vatNumbers: ['NL000000000B00'],
  },
  buyer: { name: 'Ann', email: 'ann@example.test' },
  country: 'BE',
  paidAt: Date.UTC(2026, 10, 21, 12),
  method: 'ideal',
  credits: 60,
  price: euros(3999),
  discount: { code: 'WELCOME25', percentage: 25, amount: euros(1000) },
  total: euros(2999),
  vat: { rate: 2100, amount: euros(520) },
  returned: euros(0),
}

const COMPLAINT: LetterFacts['complaint'] = {
  name: 'Ann',
  complaintNumber: '261121-7KQ4MX',
  complaint: {
    id: '00000000-0000-7000-8000-000000000032',
    site: 'vonk',
    kind: 'payment',
    words: 'Twice charged.',
    about: '261120-F3VHRF',
    name: 'Ann',
    email: 'ann@example.test',
    language: 'nl',
    filedAt: Date.UTC(2026, 10, 21, 12),
    answeredAt: null,
  },
}

const FACTS: LetterFacts = {
  complaint: COMPLAINT,
  'complaint-desk': { ...COMPLAINT, name: '' },
  activate: { name: 'Ann', gift: 5 },
  reset: { name: 'Ann' },
  reactivate: { name: 'Ann', until: Date.UTC(2026, 11, 5, 12) },
  'change-mail': { name: 'Ann' },
  'mail-changed': { name: 'Ann' },
  'password-changed': { name: 'Ann' },
  'password-guessed': { name: 'Ann' },
  'new-device': {
    name: 'Ann',
    browser: 'Firefox',
    system: 'Windows',
    at: Date.UTC(2026, 10, 21, 12),
  },
  'new-message': { name: 'Ann', from: 'Bob', labels: [] },
  'new-gift': { name: 'Ann', from: 'Bob', labels: [] },
  'new-like': { name: 'Ann', from: 'Bob', labels: [] },
  'new-match': { name: 'Ann', from: 'Bob', labels: [] },
  'unread-reminder': {
    name: 'Ann',
    people: [
      { from: 'Bob', labels: [], unread: 2 },
      { from: 'Cas', labels: ['demo'], unread: 1 },
    ],
  },
  'activation-reminder': { name: 'Ann' },
  'photo-reminder': { name: 'Ann' },
  'weekly-update': { name: 'Ann', messages: 3, likes: 2 },
  receipt: { name: 'Ann', receipt: RECEIPT },
  refund: {
    name: 'Ann',
    number: '261121-7KQ4MX',
    amount: { amount: 1999, currency: 'EUR' },
    credits: 40,
    at: Date.UTC(2026, 10, 21, 12),
  },
  'refund-failed': {
    name: 'Ann',
    number: '261121-7KQ4MX',
    amount: { amount: 1999, currency: 'EUR' },
    credits: 40,
    at: Date.UTC(2026, 10, 21, 12),
  },
  chargeback: {
    name: 'Ann',
    number: '261121-7KQ4MX',
    amount: { amount: 2999, currency: 'EUR' },
    credits: null,
    at: Date.UTC(2026, 10, 21, 12),
  },
  'chargeback-reversed': {
    name: 'Ann',
    number: '261121-7KQ4MX',
    amount: { amount: 2999, currency: 'EUR' },
    credits: 12,
    at: Date.UTC(2026, 10, 21, 12),
  },
}

export const LETTER_KINDS = Object.keys(FACTS) as readonly LetterKind[]

type Rest = Partial<Omit<Letter, 'kind' | 'facts'>>

/** A letter of a kind, with facts of its own where the test wants them. */
export const letterOf = <K extends LetterKind>(
  kind: K,
  facts: Partial<LetterFacts[K]> = {},
  rest: Rest = {},
): Letter => {
  const letter = {
    to: 'ann@example.test',
    language: 'nl',
    site: { name: 'Vonk', url: 'http://localhost:3000' },
    kind,
    facts: { ...FACTS[kind], ...facts },
    path: `/${kind}/x?y=1&z=2`,
    unsubscribe: null,
    ...rest,
  }
  // TypeScript does not see that a kind and its own facts stay together.
  return letter as unknown as Letter
}

/** What every mailer promises. */
export function mailerContract(
  name: string,
  open: () => Promise<{
    readonly mailer: Mailer
    arrived(): Promise<readonly Arrived[]>
    close(): Promise<void>
  }>,
) {
  describe(`letters carried by ${name}`, () => {
    test('each kind arrives, in each language, with its link', async () => {
      const { mailer, arrived, close } = await open()
      const letters = LOCALES.flatMap((language) =>
        LETTER_KINDS.map((kind) => letterOf(kind, {}, { language })),
      )
      for (const letter of letters) expect(await mailer.send(letter, newId())).toBe('sent')
      const mails = await arrived()
      await close()

      expect(mails).toHaveLength(letters.length)
      for (const [at, { kind }] of letters.entries()) {
        const { to, text, html } = mails[at] ?? { to: '', text: '', html: '' }
        expect(to).toBe('ann@example.test')
        expect(text).toContain(`http://localhost:3000/${kind}/x?y=1&z=2`)
        expect(html).toContain(`http://localhost:3000/${kind}/x?y=1&amp;z=2`)
      }
    })

    test('accents and other scripts arrive whole', async () => {
      const { mailer, arrived, close } = await open()
      await mailer.send(letterOf('new-message', { name: 'Zoë', from: 'Łucja 🔥' }), newId())
      const [mail] = await arrived()
      await close()
      expect(mail?.subject).toBe('Een bericht van Łucja 🔥')
      expect(mail?.text).toContain('Hoi Zoë,')
      expect(mail?.html).toContain('Łucja 🔥')
    })
  })
}
