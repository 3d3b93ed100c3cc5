import { describe, expect, test } from 'bun:test'
import type { Account } from '#core/accounts/account.ts'
import { resetPassword } from '#core/accounts/credentials/reset-password.ts'
import { passwordPrint } from '#core/accounts/password.ts'
import { startSession } from '#core/accounts/start-session.ts'
import { NOTHING_ENCLOSED } from '#core/chats/chat.ts'
import { reactivate } from '#core/membership/leaving/reactivate.ts'
import { changeMail } from '#core/membership/signup/change-mail.ts'
import { confirmEmail } from '#core/membership/signup/confirm-email.ts'
import { writeLetter } from '#core/notifications/letters/write-letter.ts'
import { type MailNotification, NOTIFICATIONS } from '#core/notifications/notification.ts'
import { DAY } from '#core/shared/time.ts'
import { PHONE } from '#tests/core/accounts/sessions/browsers.ts'
import { openWorld, type World } from '#tests/core/world.ts'

const write = (world: World, notification: MailNotification) =>
  writeLetter(world, { id: 'd1', notification }, ({ domain }) => `https://${domain}`)

async function annAt(account: Partial<Account> = {}) {
  const world = openWorld()
  const ann = await world.member('ann', { account: { language: 'sv', ...account } })
  const letter = async (notification: MailNotification) => {
    const written = await write(world, notification)
    return written.become === 'letter' ? written.letter : null
  }
  return { world, ann, letter }
}

const tokenOf = (path: string | undefined) => path?.slice(1) ?? ''

describe('an account letter', () => {
  test('goes to the member, in their language and site, and cannot be disabled', async () => {
    const { letter } = await annAt()
    expect(await letter({ kind: 'password-changed', member: 'ann' })).toEqual({
      to: 'ann@example.test',
      language: 'sv',
      country: 'NL',
      timeZone: null,
      site: {
        name: 'Vonk',
        url: 'https://localhost',
        brand: 'default',
        brandColours: {},
        icon: '',
        mailSender: '',
      },
      kind: 'password-changed',
      facts: { name: 'ann' },
      path: '/reset-password',
      unsubscribe: null,
    })
  })

  test('carries the icon of its site, where that has its own', async () => {
    const icon = 'icon-default-0123456789abcdef-512x512'
    const world = openWorld({ settings: { icon } })
    await world.member('ann')
    const bytes = new TextEncoder().encode('an icon')
    await world.photoFiles.keep(icon, { full: bytes, card: bytes, thumb: bytes, blur: bytes })
    const written = await write(world, { kind: 'password-changed', member: 'ann' })
    expect(written).toMatchObject({ letter: { site: { icon, mark: { bytes } } } })
  })

  test('uses the recipient’s country and time zone', async () => {
    const { letter } = await annAt({ country: 'FI', timeZone: 'Europe/Helsinki' })
    expect(await letter({ kind: 'password-changed', member: 'ann' })).toMatchObject({
      language: 'sv',
      country: 'FI',
      timeZone: 'Europe/Helsinki',
    })
  })

  test('has a valid link, created when it is sent', async () => {
    const { world, letter } = await annAt({ status: 'not_confirmed', confirmedAt: null })
    const written = await letter({ kind: 'activate', member: 'ann' })
    expect((await confirmEmail(world, tokenOf(written?.path))).ok).toBe(true)
    expect(await letter({ kind: 'activate', member: 'ann' })).toBeNull()
  })

  test('to confirm an address mentions queued messages', async () => {
    const { world, letter } = await annAt({ status: 'not_confirmed', confirmedAt: null })
    const facts = { name: 'ann', gift: 5 }
    const activate = { kind: 'activate', member: 'ann' } as const
    expect(await letter(activate)).toMatchObject({ facts: { ...facts, waiting: false } })

    await world.commit(({ queued }) =>
      queued.add({
        ...NOTHING_ENCLOSED,
        ...{ id: 'm1', conversation: 'c1', from: 'ann', text: 'Hi', writtenAt: 1, cost: 1 },
      }),
    )
    expect(await letter(activate)).toMatchObject({ facts: { ...facts, waiting: true } })
  })

  test('about a new password has a reset link', async () => {
    const { world, letter } = await annAt()
    const token = tokenOf((await letter({ kind: 'reset', member: 'ann' }))?.path)
    const command = { id: 'id-1', token, password: 'a lantern at sea', browser: PHONE }
    expect((await resetPassword(world, command)).ok).toBe(true)
  })

  test('about a login on a new device has device and time, also after its end', async () => {
    const { world, letter } = await annAt()
    const agent = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/151.0'
    const { session } = await world.commit((stores) =>
      startSession(stores, world, { member: 'ann', browser: { ...PHONE, agent } }),
    )
    const notification = { kind: 'new-device', member: 'ann', session: session.id } as const
    const facts = { name: 'ann', browser: 'Firefox', system: 'Windows', at: world.now() }
    expect(await letter(notification)).toMatchObject({
      kind: 'new-device',
      facts,
      path: '/notifications/log-in',
    })

    await world.commit(({ sessions }) => sessions.end(session.id))
    expect(await letter(notification)).toMatchObject({ facts: { browser: null, system: null } })
  })

  test('about a login or a password is not sent to an address that nobody confirmed', async () => {
    const { letter } = await annAt({ status: 'not_confirmed', confirmedAt: null })
    for (const kind of ['password-changed', 'password-guessed'] as const) {
      expect(await letter({ kind, member: 'ann' })).toBeNull()
    }
    expect(await letter({ kind: 'new-device', member: 'ann', session: 'any' })).toBeNull()
  })

  test('about failed logins has a reset link', async () => {
    const { letter } = await annAt()
    const guessed = { kind: 'password-guessed', member: 'ann' } as const
    expect(await letter(guessed)).toMatchObject({ path: '/reset-password', facts: { name: 'ann' } })
  })

  const alerts = [
    { kind: 'mail-changed', member: 'ann', email: 'ann@old.test' },
    { kind: 'password-changed', member: 'ann' },
    { kind: 'password-guessed', member: 'ann' },
    { kind: 'new-device', member: 'ann', session: 'any' },
  ] as const

  test.each(alerts)(
    'of a security alert ($kind) is sent until the account is erased',
    async (alert) => {
      for (const status of ['active', 'deleted', 'banned'] as const) {
        const { letter } = await annAt({ status, deletedAt: 1 })
        expect(await letter(alert)).toMatchObject({ kind: alert.kind })
      }
      const erased = await annAt({ status: 'erased', deletedAt: 1 })
      expect(await erased.letter(alert)).toBeNull()
    },
  )

  test('about an email change goes to the new address, and a notification to the old one', async () => {
    const { world, ann, letter } = await annAt()
    const email = 'new@example.test'
    const command = { member: 'ann', email, passwordPrint: passwordPrint(world, ann) }
    const notification = { kind: 'change-mail', ...command } as const
    const at = world.now()
    const delivery = { id: 'd1', notification, addedAt: at, dueAt: at }
    await world.commit(({ deliveries }) => deliveries.add(delivery))
    const written = await letter(notification)
    expect(written?.to).toBe(email)
    const token = tokenOf(written?.path)
    const changed = await changeMail(world, { token, session: null })
    expect(changed.ok && changed.value.account.email).toBe(email)
    const told = await letter({ kind: 'mail-changed', member: 'ann', email: 'ann@example.test' })
    expect(told).toMatchObject({ to: 'ann@example.test', path: '/pages/service' })
  })

  test('about a deletion has a restore link and its end', async () => {
    const { world, letter } = await annAt({ status: 'deleted', deletedAt: openWorld().now() })
    const written = await letter({ kind: 'reactivate', member: 'ann' })
    expect(written?.facts).toEqual({ name: 'ann', until: world.now() + 14 * DAY })
    expect((await reactivate(world, tokenOf(written?.path))).ok).toBe(true)
  })

  test('that is too late is not sent', async () => {
    const back = await annAt()
    expect(await back.letter({ kind: 'reactivate', member: 'ann' })).toBeNull()
    const erased = await annAt({ status: 'deleted', deletedAt: openWorld().now() - 14 * DAY })
    expect(await erased.letter({ kind: 'reactivate', member: 'ann' })).toBeNull()
    expect(await erased.letter({ kind: 'reset', member: 'ann' })).toBeNull()
    expect(await erased.letter({ kind: 'reset', member: 'nobody' })).toBeNull()
  })

  test('is never sent to an unreachable address', async () => {
    const { letter } = await annAt({ email: 'ann@demo.invalid' })
    expect(await letter({ kind: 'password-changed', member: 'ann' })).toBeNull()
  })

  test('has no name of a deleted member', async () => {
    const { world, letter } = await annAt()
    await world.commit(({ profiles }) => profiles.remove('ann'))
    expect((await letter({ kind: 'reset', member: 'ann' }))?.facts).toEqual({ name: '' })
  })
})

test('only letters about others and reminders can be disabled', () => {
  const kinds = Object.entries(NOTIFICATIONS)
  const optional = kinds.filter(([, { preference }]) => preference !== null)
  expect(optional.map(([letter]) => letter)).toEqual([
    'new-message',
    'new-like',
    'new-match',
    'unread-reminder',
    'activation-reminder',
    'photo-reminder',
    'weekly-update',
    'promotion',
    'news',
  ])
})
