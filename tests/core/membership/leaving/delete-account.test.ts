import { describe, expect, test } from 'bun:test'
import {
  DELETION_REASONS,
  NOTIFICATION_KINDS,
  type NotificationChoice,
} from '#core/accounts/account.ts'
import { alternativesTo, fewerMails } from '#core/membership/leaving/alternatives.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { reactivate } from '#core/membership/leaving/reactivate.ts'
import { DAY } from '#core/shared/time.ts'
import { openWorld, type World } from '#tests/core/world.ts'
import { openAccountWithData } from '../../accounts/account-with-data.ts'
import { mailedLink } from '../../accounts/links/links.ts'

const INVALID = { ok: false, error: { code: 'link.invalid' } } as const
const leave = (world: World) =>
  deleteAccount(world, { member: 'ann', reason: 'break', site: 'vonk' })

describe('before leaving', () => {
  const ALL = { discount: 50, notificationsDisabled: [], invisible: false }
  test('the best alternative for the reason is offered first', () => {
    expect(alternativesTo('too-expensive', ALL)).toEqual(['discount', 'pause', 'fewer-mails'])
    expect(alternativesTo('too-many-mails', ALL)).toEqual(['fewer-mails', 'pause', 'discount'])
    expect(alternativesTo('break', ALL)).toEqual(['pause', 'fewer-mails', 'discount'])
  })

  test('no discount is offered where the site has none', () => {
    for (const reason of DELETION_REASONS) {
      expect(alternativesTo(reason, { ...ALL, discount: 0 })).not.toContain('discount')
    }
  })

  test('only what changes something is offered: a pause to the visible, fewer mails to who gets more', () => {
    const offered = (...notificationsDisabled: NotificationChoice[]) =>
      alternativesTo('too-many-mails', { ...ALL, notificationsDisabled, invisible: true })
    expect(offered()).toEqual(['fewer-mails', 'discount'])
    expect(offered(...fewerMails([]))).toEqual(['discount'])
    expect(offered('new_messages', 'new_conversations')).toEqual(['discount'])
    expect(offered(...NOTIFICATION_KINDS)).toEqual(['discount'])
    // A preview is no mail.
    expect(offered('previews', ...fewerMails([]))).toEqual(['discount'])
    expect(offered('previews')).toEqual(['fewer-mails', 'discount'])
  })

  test('fewer mails switch nothing on', () => {
    expect(fewerMails(['previews'])).toEqual([...fewerMails([]), 'previews'])
    expect(fewerMails([])).toHaveLength(NOTIFICATION_KINDS.length - 2)
    expect(fewerMails(['new_messages'])).toEqual(
      NOTIFICATION_KINDS.filter((kind) => kind !== 'new_conversations'),
    )
  })
})

describe('deleting an account', () => {
  test('hides it, ends its sessions, and mails a restore link', async () => {
    const world = await openAccountWithData()
    const before = await world.deliveries()
    const reset = await mailedLink(world, 'ann', 'reset')
    await leave(world)

    expect(await world.reads.accounts.byId('ann')).toMatchObject({
      status: 'deleted',
      deletedAt: world.now(),
      deletionReason: 'break',
    })
    expect((await world.reads.profiles.byId('ann'))?.listedOn).toEqual([])
    expect(await world.reads.sessions.of('ann')).toEqual([])
    expect(await world.reads.pushSubscriptions.of('ann')).toEqual([])
    expect(
      await world.commit(({ links }) => links.use(world.secrets.hash(reset), world.now())),
    ).toBe(false)
    const added = (await world.deliveries()).slice(before.length)
    expect(added.map(({ notification }) => notification)).toEqual([
      { kind: 'reactivate', member: 'ann', site: 'vonk' },
    ])
  })

  test('updates the pages of its contacts and likes', async () => {
    const world = await openAccountWithData()
    await leave(world)
    const closed = (await world.allEvents()).find((event) => event?.type === 'account.closed')
    expect(closed).toEqual({ type: 'account.closed', member: 'ann', site: 'vonk', knownTo: ['bo'] })
  })

  test('is idempotent', async () => {
    const world = await openAccountWithData()
    await leave(world)
    const once = world.snapshot()
    world.pass(DAY)
    await leave(world)
    expect(world.snapshot()).toEqual(once)
  })
})

describe('restoring', () => {
  test('works with the mailed link for 14 days after deletion', async () => {
    const world = await openAccountWithData()
    await leave(world)
    world.pass(13 * DAY)
    const token = await mailedLink(world, 'ann', 'reactivate')
    const back = await reactivate(world, token)
    expect(back.ok && back.value).toMatchObject({ status: 'active', deletedAt: null })
    expect((await world.reads.profiles.byId('ann'))?.listedOn).toEqual(['vonk'])

    await leave(world)
    world.pass(10 * DAY)
    const lateToken = await mailedLink(world, 'ann', 'reactivate')
    world.pass(4 * DAY)
    expect(await reactivate(world, lateToken)).toEqual(INVALID)
  })

  test('is idempotent, and not after another deletion', async () => {
    const world = await openAccountWithData()
    await leave(world)
    const token = await mailedLink(world, 'ann', 'reactivate')
    await reactivate(world, token)
    expect((await reactivate(world, token)).ok).toBe(true)
    await leave(world)
    expect(await reactivate(world, token)).toEqual(INVALID)
  })

  test('restores an unconfirmed account as it was', async () => {
    const world = openWorld()
    await world.member('ann', { account: { status: 'not_confirmed', confirmedAt: null } })
    await leave(world)
    const back = await reactivate(world, await mailedLink(world, 'ann', 'reactivate'))
    expect(back.ok && back.value.status).toBe('not_confirmed')
  })

  test('needs a link of its kind, and a deleted account', async () => {
    const world = await openAccountWithData()
    expect(await reactivate(world, 'guess')).toEqual(INVALID)
    expect(await reactivate(world, await mailedLink(world, 'ann', 'reset'))).toEqual(INVALID)
    expect(await reactivate(world, await mailedLink(world, 'ann', 'reactivate'))).toEqual({
      ok: false,
      error: { code: 'account.not-deleted' },
    })
  })
})
