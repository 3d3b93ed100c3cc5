import { describe, expect, test } from 'bun:test'
import { resendActivation } from '#core/membership/signup/change-mail.ts'
import { confirmEmail } from '#core/membership/signup/confirm-email.ts'
import { signUp } from '#core/membership/signup/sign-up.ts'
import { balanceOf } from '#core/money/ports.ts'
import { HOUR } from '#core/shared/time.ts'
import type { Settings } from '#core/site/settings.ts'
import { mailedLink } from '#tests/core/accounts/links/links.ts'
import { openWorld } from '#tests/core/world.ts'
import { signupOf } from './drafts.ts'

async function unconfirmed(settings: Partial<Settings> = {}) {
  const world = openWorld({ settings })
  await world.member('bo')
  const to = { id: 'bo', kind: 'person' } as const
  await signUp(world, signupOf(world, { to, message: 'Dag Bo!' }))
  return { world, token: await mailedLink(world, 'noor', 'activate') }
}

const INVALID = { ok: false, error: { code: 'link.invalid' } } as const

describe('confirming an email', () => {
  test('lists the member, gives the credits and sends the queued message, charged', async () => {
    const { world, token } = await unconfirmed()
    const confirmed = await confirmEmail(world, token)

    expect(confirmed.ok && confirmed.value).toMatchObject({
      account: { status: 'active', confirmedAt: world.now() },
      credits: 5,
      sent: [{ text: 'Dag Bo!', seq: 1, cost: 1 }],
    })
    expect((await world.reads.profiles.byId('noor'))?.listedOn).toEqual(['vonk'])
    expect(balanceOf(await world.reads.wallets.of('noor'))).toBe(4)
    expect(await world.reads.queued.of('noor')).toEqual([])
    expect(await world.reads.sessions.of('noor')).toHaveLength(1)
    expect((await world.allEvents()).slice(-2)).toMatchObject([
      { type: 'account.confirmed', member: 'noor' },
      { type: 'message.sent', from: 'noor', to: 'bo' },
    ])
  })

  test('is idempotent, and gives the credits once', async () => {
    const { world, token } = await unconfirmed()
    const both = await Promise.all([confirmEmail(world, token), confirmEmail(world, token)])
    expect(both.map((one) => one.ok && one.value.credits)).toEqual([5, 0])
    expect(await world.reads.ledger.balance('site:grants')).toBe(-5)
  })

  test('leaves an invisible member unlisted', async () => {
    const { world, token } = await unconfirmed()
    await world.commit(async ({ accounts }) => {
      const account = await accounts.lock('noor')
      if (account) await accounts.save({ ...account, invisible: true })
    })
    await confirmEmail(world, token)
    expect((await world.reads.profiles.byId('noor'))?.listedOn).toEqual([])
  })

  test('gives no credits where the site gives none', async () => {
    const { world, token } = await unconfirmed({ signupCredits: 0 })
    const confirmed = await confirmEmail(world, token)
    expect(confirmed.ok && confirmed.value).toMatchObject({ credits: 0, sent: [] })
  })

  test('is valid for 48 hours', async () => {
    const { world, token } = await unconfirmed()
    world.pass(48 * HOUR)
    expect(await confirmEmail(world, token)).toEqual(INVALID)
  })

  test('needs a link of its kind, for the current address', async () => {
    const { world } = await unconfirmed()
    expect(await confirmEmail(world, 'guess')).toEqual(INVALID)
    expect(await confirmEmail(world, await mailedLink(world, 'noor', 'reset'))).toEqual(INVALID)
    const earlier = await mailedLink(world, 'noor', 'activate', 'earlier@example.test')
    expect(await confirmEmail(world, earlier)).toEqual(INVALID)
  })
})

const RESEND = { member: 'noor', site: 'vonk', address: '192.0.2.1' }

describe('resending the confirmation mail', () => {
  test('is limited to five times a day', async () => {
    const { world } = await unconfirmed()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await resendActivation(world, RESEND)).toEqual({ ok: true, value: true })
    }
    expect(await resendActivation(world, RESEND)).toEqual({
      ok: false,
      error: { code: 'mails.too-many', minutes: 24 * 60 },
    })
    expect(await world.deliveries()).toHaveLength(6)
    world.pass(25 * HOUR)
    expect((await resendActivation(world, RESEND)).ok).toBe(true)
  })

  test('does nothing for confirmed members', async () => {
    const { world, token } = await unconfirmed()
    await confirmEmail(world, token)
    const before = (await world.deliveries()).length
    expect(await resendActivation(world, RESEND)).toEqual({ ok: true, value: false })
    expect(await world.deliveries()).toHaveLength(before)
  })
})
