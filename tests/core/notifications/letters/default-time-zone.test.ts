import { describe, expect, test } from 'bun:test'
import { render } from '#adapters/mail/render.ts'
import type { Account } from '#core/accounts/account.ts'
import { writeLetter } from '#core/notifications/letters/write-letter.ts'
import { fileComplaint } from '#core/safety/complaints/file-complaint.ts'
import type { Locale } from '#core/site/locales.ts'
import { openWorld } from '#tests/core/world.ts'

/** The mails about a complaint, filed at noon in Greenwich in winter. */
async function complaintMails(account: Partial<Account> | null, language: Locale = 'nl') {
  const world = openWorld()
  const sender = account && (await world.member('ann', { account }))
  const filed = await fileComplaint(world, {
    id: 'complaint',
    site: 'vonk',
    kind: 'payment',
    words: 'Twee keer afgeschreven.',
    about: '',
    name: 'Ann',
    email: 'ann@example.test',
    language,
    goodFaith: false,
    address: '192.0.2.1',
    sender,
  })
  expect(filed.ok).toBe(true)
  const mails: Record<string, string> = {}
  for (const { id, notification } of await world.deliveries()) {
    if (notification.kind !== 'complaint' && notification.kind !== 'complaint-desk') continue
    const written = await writeLetter(world, { id, notification }, () => 'https://vonk.test')
    if ('letter' in written) mails[notification.kind] = render(written.letter).text
  }
  return mails
}

describe('the time in a mail about a complaint', () => {
  test('is that of the member who filed it', async () => {
    const { complaint } = await complaintMails({ timeZone: 'Europe/Lisbon' })
    expect(complaint).toContain('12:00 WET')
  })

  test.each([
    ['nl', '13:00 CET'],
    ['de', '13:00 MEZ'],
    ['fi', '14.00 UTC+2'],
    ['en', '12:00 GMT'],
  ] as const)(
    'without a login is that of the country of the language (%s)',
    async (language, time) => {
      expect((await complaintMails(null, language)).complaint).toContain(time)
    },
  )

  test('is that of the language where no browser reported a time zone', async () => {
    const { complaint } = await complaintMails({ timeZone: null })
    expect(complaint).toContain('13:00 CET')
  })

  test('is that of the site for support', async () => {
    const mails = await complaintMails({ timeZone: 'Europe/Lisbon' }, 'fi')
    expect(mails['complaint-desk']).toContain('13:00 CET')
  })
})
