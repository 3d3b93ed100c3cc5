import { expect, test } from 'bun:test'
import { NOTIFICATIONS } from '#core/notifications/notification.ts'
import { LOCALES } from '#core/site/locales.ts'

type Texts = Readonly<Record<string, string>>

const ALERTS = ['mail-changed', 'password-changed', 'password-guessed'] as const

test('the button of a security alert says what it leads to, not the name of the site', async () => {
  for (const locale of LOCALES) {
    const texts: Texts = await Bun.file(`adapters/locales/${locale}/mail.json`).json()
    for (const kind of ALERTS) expect(texts[`${kind}.button`]).not.toContain('{{site}}')
  }
})

test('two mails that lead to the same page call it the same', async () => {
  const path = NOTIFICATIONS['password-guessed'].path()
  expect(NOTIFICATIONS['password-changed'].path()).toBe(path)
  for (const locale of LOCALES) {
    const texts: Texts = await Bun.file(`adapters/locales/${locale}/mail.json`).json()
    expect(texts['password-changed.button']).toBe(texts['password-guessed.button'] ?? '')
  }
})
