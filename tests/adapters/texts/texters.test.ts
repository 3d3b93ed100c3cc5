import { expect, test } from 'bun:test'
import { memoryMailbox } from '#adapters/mail/memory-mailbox.ts'
import { mailboxTexter } from '#adapters/texts/mailbox-texter.ts'
import { noTexter } from '#adapters/texts/no-texter.ts'
import { renderText } from '#adapters/texts/render-text.ts'
import type { TextMessage } from '#core/notifications/texts.ts'
import { LOCALES } from '#core/site/locales.ts'
import { texterContract } from '#tests/contracts/texter.contract.ts'

const OPTIONS = { now: () => 5, newId: () => crypto.randomUUID() }

texterContract('the mailbox of a demo', () => {
  const mailbox = memoryMailbox(OPTIONS)
  return { texter: mailboxTexter(mailbox, OPTIONS), arrived: () => mailbox.newest(100) }
})
const TEXT: TextMessage = {
  to: '+31612345678',
  language: 'nl',
  country: 'NL',
  site: { name: 'Vonk' },
  kind: 'debit-code',
  facts: { code: '012345', amount: { amount: 2999, currency: 'EUR' }, minutes: 10 },
}

test.each(LOCALES)(
  'a text message in %s has the code, its validity and its purpose',
  (language) => {
    const words = renderText({ ...TEXT, language })
    expect(words).toContain('012345')
    expect(words).toContain('10')
    expect(words).toMatch(/29[.,]99/)
    expect(words).toStartWith('Vonk')
    expect(words).not.toMatch(/[{}!]/)
  },
)

/** GSM 03.38, with its extension: what fits 160 signs into one message. */
const GSM = /^[\n !"#$%&'()*+,./0-9:;<=>?@A-Za-z¡£¤¥§¿_ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùü€[\]{}|~^\\-]*$/

// It lacks signs of Polish, and the "ó" of "código".
test.each(LOCALES.filter((language) => language !== 'pl' && language !== 'es'))(
  'a text message in %s keeps to the alphabet of text messages',
  (language) => {
    expect(renderText({ ...TEXT, language })).toMatch(GSM)
  },
)

test('a text message uses the recipient’s formats and spelling', () => {
  const words = renderText({ ...TEXT, language: 'fr', country: 'CA' })
  expect(words.replace(/\s/g, ' ')).toContain('29,99 €')
  expect(renderText({ ...TEXT, language: 'en', country: 'US' })).toContain('authorize a one-time')
  expect(renderText({ ...TEXT, language: 'en', country: 'GB' })).toContain('authorise a one-off')
})

test('in the demo a text message is in the mailbox, under its number', async () => {
  const options = { now: () => 5, newId: () => 'id-1' }
  const mailbox = memoryMailbox(options)
  await mailboxTexter(mailbox, options).send({ ...TEXT, site: { name: '<b>Vonk' } })
  const [stored] = await mailbox.newest(9)
  expect(stored).toMatchObject({
    to: '+31612345678',
    kind: 'debit-code',
    link: null,
    language: 'nl',
  })
  expect(stored?.text).toContain('012345')
  expect(stored?.html).toContain('&lt;b&gt;Vonk')
})

test('without a provider no text message is reported as sent', async () => {
  await expect(noTexter.send(TEXT)).rejects.toThrow('no texting service')
})
