import { describe, expect, test } from 'bun:test'
import type { Account } from '#core/accounts/account.ts'
import { renewLink } from '#core/accounts/links/renew-link.ts'
import type { LinkPurpose } from '#core/accounts/links.ts'
import { lifeOf } from '#core/accounts/mail-links.ts'
import { mailedLink } from '#tests/core/accounts/links/links.ts'
import { openWorld } from '#tests/core/world.ts'

const ADDRESS = '192.0.2.1'
const UNCONFIRMED = { status: 'not_confirmed', confirmedAt: null } as const

async function spent(purpose: LinkPurpose, account: Partial<Account> = {}) {
  const world = openWorld()
  const ann = await world.member('ann', { account })
  const token = await mailedLink(world, 'ann', purpose)
  world.pass(lifeOf(purpose))
  const renew = (from = ADDRESS, of = token) =>
    renewLink(world, { token: of, address: from, site: 'vonk' })
  const mails = async () => (await world.deliveries()).map(({ notification }) => notification.kind)
  return { world, ann, token, renew, mails }
}

describe('a spent link', () => {
  test('is renewed by a mail of its own kind', async () => {
    for (const [purpose, account] of [
      ['reset', {}],
      ['activate', UNCONFIRMED],
    ] as const) {
      const { renew, mails } = await spent(purpose, account)
      expect((await renew()).ok).toBe(true)
      expect(await mails()).toEqual([purpose])
    }
  })

  test('that a newer mail replaced is renewed too', async () => {
    const { world, renew, mails } = await spent('reset')
    await world.commit(({ links }) => links.void('ann', 'reset'))
    expect((await renew()).ok).toBe(true)
    expect(await mails()).toEqual(['reset'])
  })

  test('answers the same for an account that is gone, until the same limit, and mails nobody', async () => {
    const open = await spent('reset')
    const gone = await spent('reset')
    const { world, ann } = gone
    await world.commit(({ accounts }) => accounts.save({ ...ann, status: 'deleted' }))
    for (let turn = 0; turn < 5; turn += 1) expect(await gone.renew()).toEqual(await open.renew())
    expect(await open.renew()).toMatchObject({ error: { code: 'mails.too-many' } })
    expect(await gone.mails()).toEqual([])
  })

  test('of a confirmed address sends nothing', async () => {
    const { renew, mails } = await spent('activate')
    expect((await renew()).ok).toBe(true)
    expect(await mails()).toEqual([])
  })

  test('is not renewed where a password or a login is needed first, nor if it was never sent', async () => {
    const INVALID = { ok: false, error: { code: 'link.invalid' } } as const
    for (const purpose of ['change-mail', 'reactivate', 'unsubscribe'] as const) {
      const { renew, mails } = await spent(purpose)
      expect(await renew()).toEqual(INVALID)
      expect(await renew(ADDRESS, 'never-sent')).toEqual(INVALID)
      expect(await mails()).toEqual([])
    }
  })

  test('is looked up twenty times an hour from one address block', async () => {
    const { renew } = await spent('reset')
    for (let turn = 0; turn < 20; turn += 1) await renew(ADDRESS, 'never-sent')
    expect(await renew()).toMatchObject({ error: { code: 'tries.too-many' } })
    expect((await renew('198.51.100.1')).ok).toBe(true)
  })
})

test('a link that still works is not renewed', async () => {
  const { world, renew, mails } = await spent('reset')
  const fresh = await mailedLink(world, 'ann', 'reset')
  expect((await renew(ADDRESS, fresh)).ok).toBe(true)
  expect(await mails()).toEqual([])
})
