import { expect, test } from 'bun:test'
import { render } from '#adapters/mail/render.ts'
import type { Letter } from '#core/notifications/letters.ts'
import { letterOf } from '#tests/contracts/mailer.contract.ts'

const plainText = (letter: Letter) => render(letter).text.replaceAll('\u00a0', ' ')

test('formats dates, times and amounts for the recipient’s country and time zone', () => {
  const at = Date.UTC(2026, 10, 21, 0, 5)
  const deviceIn = (data: Partial<Letter>) => plainText(letterOf('new-device', { at }, data))
  const london = { language: 'en', country: 'GB', timeZone: 'Europe/London' } as const
  expect(deviceIn(london)).toContain('21 November 2026 at 00:05 GMT')
  const newYork = { language: 'en', country: 'US', timeZone: 'America/New_York' } as const
  expect(deviceIn(newYork)).toMatch(/November 20, 2026 at 7:05\sPM EST/)
  const home = { language: 'nl', country: 'NL', timeZone: 'Europe/Amsterdam' } as const
  expect(deviceIn(home)).toContain('21 november 2026 om 01:05 CET')
  const universal = { language: 'en', country: 'GB', timeZone: 'UTC' } as const
  expect(deviceIn(universal)).toContain('21 November 2026 at 00:05 UTC')
})

test('where no time zone is known, the country or else the language tells it', () => {
  const at = Date.UTC(2026, 10, 21, 0, 5)
  const deviceIn = (data: Partial<Letter>) => plainText(letterOf('new-device', { at }, data))
  const english = { language: 'en', country: null, timeZone: null } as const
  expect(deviceIn(english)).toContain('21 November 2026 at 00:05 GMT')
  const inFinland = { language: 'nl', country: 'FI', timeZone: null } as const
  expect(deviceIn(inFinland)).toContain('21 november 2026 om 02:05 EET')
})

test('formats amounts for the recipient’s country', () => {
  const newYork = { language: 'en', country: 'US', timeZone: 'America/New_York' } as const
  expect(plainText(letterOf('refund', {}, newYork))).toContain('Date: November 21, 2026')
  expect(plainText(letterOf('refund', {}, { language: 'de', country: 'AT' }))).toContain('€ 19,99')
  expect(plainText(letterOf('refund', {}, { language: 'de', country: 'DE' }))).toContain('19,99 €')
})
