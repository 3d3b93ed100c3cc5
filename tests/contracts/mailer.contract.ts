import { describe, expect, test } from 'bun:test'
import type { Letter, LetterFacts, LetterKind, Mailer } from '#core/notifications/letters.ts'
import type { Ports } from '#core/ports.ts'
import { LOCALES } from '#core/site/locales.ts'
import { FACTS } from '#stories/mails/sample-letters.ts'
import { newId } from './sample.ts'

/** A mail as it was received. */
export type Arrived = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export const LETTER_KINDS = Object.keys(FACTS) as readonly LetterKind[]

type Rest = Partial<Omit<Letter, 'kind' | 'facts'>>

/** A letter of a kind, with its own data if the test sets it. */
export const letterOf = <K extends LetterKind>(
  kind: K,
  facts: Partial<LetterFacts[K]> = {},
  rest: Rest = {},
): Letter => {
  const letter = {
    to: 'ann@example.test',
    language: 'nl',
    country: 'NL',
    timeZone: 'Europe/Amsterdam',
    site: {
      name: 'Vonk',
      url: 'http://localhost:3000',
      brand: 'default',
      brandColours: {},
      icon: '',
      mailSender: '',
    },
    kind,
    facts: { ...FACTS[kind], ...facts },
    path: `/${kind}/x?y=1&z=2`,
    unsubscribe: null,
    ...rest,
  }
  // TypeScript cannot relate a kind and its data here.
  return letter as unknown as Letter
}

/** Subject and text of a mail; other line ends, as of SMTP, are no difference. */
const wordsOf = ({ subject, text }: Pick<Arrived, 'subject' | 'text'>) => ({
  subject,
  text: text.replaceAll('\r\n', '\n').trimEnd(),
})

/** Contract of every mailer, and of what renders letters for previews. */
export function mailerContract(
  name: string,
  renderLetter: Ports['renderLetter'],
  open: () => Promise<{
    readonly mailer: Mailer
    arrived(): Promise<readonly Arrived[]>
    close(): Promise<void>
  }>,
) {
  describe(`letters sent by ${name}`, () => {
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

    test('each kind arrives with the words that a preview of it shows, in each language', async () => {
      const { mailer, arrived, close } = await open()
      const letters = LOCALES.flatMap((language) =>
        LETTER_KINDS.map((kind) => letterOf(kind, {}, { language })),
      )
      for (const letter of letters) await mailer.send(letter, newId())
      const mails = await arrived()
      await close()
      expect(mails).toHaveLength(letters.length)
      for (const [at, letter] of letters.entries()) {
        const mail = mails[at]
        expect(mail && wordsOf(mail)).toEqual(wordsOf(renderLetter(letter)))
      }
    })

    test('accents and other scripts arrive intact', async () => {
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
