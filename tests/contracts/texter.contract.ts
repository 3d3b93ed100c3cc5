import { describe, expect, test } from 'bun:test'
import type { Texter, TextMessage } from '#core/notifications/texts.ts'
import { LOCALES } from '#core/site/locales.ts'

const TEXT: TextMessage = {
  to: '+31612345678',
  language: 'nl',
  country: 'NL',
  site: { name: 'Vonk' },
  kind: 'debit-code',
  facts: { code: '012345', amount: { amount: 2999, currency: 'EUR' }, minutes: 10 },
}

/** A received text message. */
export type ArrivedText = { readonly to: string; readonly text: string }

/** Contract of every sender of text messages. */
export function texterContract(
  name: string,
  open: () => { readonly texter: Texter; arrived(): Promise<readonly ArrivedText[]> },
) {
  describe(`text messages sent by ${name}`, () => {
    test('arrive once, in each language, at the right number', async () => {
      const { texter, arrived } = open()
      for (const language of LOCALES) await texter.send({ ...TEXT, language })
      const came = await arrived()
      expect(came).toHaveLength(LOCALES.length)
      expect(new Set(came.map(({ to }) => to))).toEqual(new Set([TEXT.to]))
      for (const { text } of came) expect(text).toContain('012345')
    })

    test('name the site of the code, also if its name is markup', async () => {
      const { texter, arrived } = open()
      await texter.send({ ...TEXT, site: { name: '<b>Vonk' } })
      expect((await arrived()).map(({ text }) => text)).toEqual([
        expect.stringContaining('<b>Vonk'),
      ])
    })
  })
}
