import { describe, expect, test } from 'bun:test'
import { logIn } from '#core/accounts/credentials/log-in.ts'
import { requestMailChange } from '#core/accounts/credentials/mail-change.ts'
import { inspectLink } from '#core/accounts/links/inspect-link.ts'
import { startSession } from '#core/accounts/start-session.ts'
import { confirmEmail } from '#core/membership/signup/confirm-email.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { openWorld, passwordOf, type World } from '#tests/core/world.ts'
import { mailedLink } from '../../accounts/links/links.ts'
import { PHONE } from '../../accounts/sessions/browsers.ts'

const NEW = 'ann.new@example.test'
const WRONG = 'ann@example.test'
const INVALID = { ok: false, error: { code: 'link.invalid' } } as const

async function ask(world: World, email = NEW) {
  const account = await world.reads.accounts.byId('ann')
  if (!account) throw new Error('ann is not there')
  const { session } = await world.commit((stores) =>
    startSession(stores, world, { member: 'ann', browser: PHONE }),
  )
  const asked = { email, password: passwordOf('ann'), address: '192.0.2.1', site: 'vonk' }
  return requestMailChange(world, { account, session, ...asked })
}

describe('correcting an address that nobody confirmed', () => {
  async function corrected() {
    const world = openWorld()
    await world.member('ann', {
      account: { status: 'not_confirmed', confirmedAt: null, mailTroubles: ['bounce'] },
    })
    const links = {
      activate: await mailedLink(world, 'ann', 'activate', WRONG),
      reset: await mailedLink(world, 'ann', 'reset', WRONG),
    }
    expect(await ask(world)).toEqual({ ok: true, value: null })
    await world.consume()
    return { world, links }
  }

  test('is one step: the account has the new address, and the activation mail goes there', async () => {
    const { world } = await corrected()
    expect(await world.reads.accounts.byId('ann')).toMatchObject({
      email: NEW,
      status: 'not_confirmed',
      mailTroubles: [],
    })
    await sendDue(world, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    expect(world.mailer.letters.map(({ kind, to }) => ({ kind, to }))).toEqual([
      { kind: 'activate', to: NEW },
    ])
  })

  test('leaves nothing that the old address could do', async () => {
    const { world, links } = await corrected()
    expect(await confirmEmail(world, links.activate)).toEqual(INVALID)
    expect((await inspectLink(world, links.reset))?.state).not.toBe('usable')
    expect(await world.reads.accounts.byEmail(WRONG)).toBeNull()
  })

  test('replaces the old activation link, which is done once the new address is confirmed', async () => {
    const { world, links } = await corrected()
    const state = async () => (await inspectLink(world, links.activate))?.state
    expect(await state()).toBe('replaced')
    await confirmEmail(world, await mailedLink(world, 'ann', 'activate', NEW))
    expect(await state()).toBe('used')
  })

  test('confirms by the link to the new address, with the credits of a new member', async () => {
    const { world } = await corrected()
    const token = await mailedLink(world, 'ann', 'activate', NEW)
    const confirmed = await confirmEmail(world, token)
    expect(confirmed.ok && confirmed.value).toMatchObject({
      account: { email: NEW, status: 'active' },
      credits: 5,
    })
  })

  test('logs in with the new address alone', async () => {
    const { world } = await corrected()
    const login = (email: string) =>
      logIn(world, { email, password: passwordOf('ann'), address: '192.0.2.1', browser: PHONE })
    expect((await login(NEW)).ok).toBe(true)
    expect(await login(WRONG)).toEqual({ ok: false, error: { code: 'login.failed' } })
  })

  test('cannot take an address that somebody else has by now', async () => {
    const { world } = await corrected()
    await world.member('bo')
    expect(await ask(world, 'bo@example.test')).toEqual({
      ok: false,
      error: { code: 'email.taken' },
    })
    expect((await world.reads.accounts.byId('ann'))?.email).toBe(NEW)
  })
})
