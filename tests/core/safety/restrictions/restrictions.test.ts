import { describe, expect, test } from 'bun:test'
import { REACTIVATION_WINDOW } from '#core/accounts/account.ts'
import { logIn } from '#core/accounts/credentials/log-in.ts'
import { readConversation } from '#core/chats/conversations/read-conversation.ts'
import { sendMessage } from '#core/chats/messages/send-message.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { eraseDeleted } from '#core/membership/leaving/erase-deleted.ts'
import { exportMember } from '#core/membership/leaving/export-member.ts'
import { reactivate } from '#core/membership/leaving/reactivate.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import type { Ports } from '#core/ports.ts'
import { findVisibleProfile } from '#core/profiles/viewing/view-profile.ts'
import { FACTS_LENGTH } from '#core/safety/restriction.ts'
import { banMember, unbanMember } from '#core/safety/restrictions/bans.ts'
import { warnMember } from '#core/safety/restrictions/warn-member.ts'
import { openWorld, passwordOf, type World } from '#tests/core/world.ts'
import { openAccountWithData } from '../../accounts/account-with-data.ts'
import { mailedLink } from '../../accounts/links/links.ts'
import { PHONE } from '../../accounts/sessions/browsers.ts'
import { open as withOrder } from '../../money/withdrawals/stated.ts'

const REASONS = {
  member: 'ann',
  rule: 'money',
  facts: ' You asked Bo for money. ',
  report: 'r1',
} as const
const ban = (world: Ports) => banMember(world, REASONS)
const lift = (world: World) => unbanMember(world, { member: 'ann', facts: 'It was not you.' })
const logInAs = (world: World, member: string) =>
  logIn(world, {
    email: `${member}@example.test`,
    password: passwordOf(member),
    address: '198.51.100.1',
    browser: PHONE,
  })
const codeOf = (result: { readonly ok: boolean; readonly error?: { readonly code: string } }) =>
  result.error?.code

describe('banning a member', () => {
  test('hides them and ends their sessions at once', async () => {
    const world = await openAccountWithData()
    const reset = await mailedLink(world, 'ann', 'reset')
    const banned = await ban(world)
    expect(banned).toMatchObject({
      ok: true,
      value: { kind: 'ban', rule: 'money', facts: 'You asked Bo for money.', report: 'r1' },
    })
    expect(await world.reads.accounts.byId('ann')).toMatchObject({ status: 'banned' })
    expect((await world.reads.profiles.byId('ann'))?.listedOn).toEqual([])
    expect(await world.reads.sessions.of('ann')).toEqual([])
    expect(await world.reads.pushSubscriptions.of('ann')).toEqual([])
    const used = await world.commit(({ links }) =>
      links.use(world.secrets.hash(reset), world.now()),
    )
    expect(used).toBe(false)
    const bo = await world.reads.accounts.byId('bo')
    const look = { viewer: bo, id: 'ann', site: 'vonk' }
    expect(await findVisibleProfile(world.reads, look)).toBeNull()
  })

  test('is reported at login with the rule, after the right password', async () => {
    const world = await openAccountWithData()
    await ban(world)
    expect(await logInAs(world, 'ann')).toEqual({
      ok: false,
      error: { code: 'account.banned', rule: 'money' },
    })
  })

  test('leaves the conversation readable to the other, without writing', async () => {
    const world = await openAccountWithData()
    await ban(world)
    const read = await readConversation(world, { conversation: 'talk', member: 'bo' })
    const texts = read.ok ? read.value.messages.map(({ text }) => text) : []
    expect(texts).not.toEqual([])
    const message = { conversation: 'talk', text: 'Hoi', acknowledged: true, site: world.site }
    expect(codeOf(await sendMessage(world, { ...message, id: 'm8', from: 'bo' }))).toBe(
      'chat.closed',
    )
    expect(codeOf(await sendMessage(world, { ...message, id: 'm9', from: 'ann' }))).toBe(
      'chat.not-found',
    )
  })

  test('takes no credits', async () => {
    const world = await openAccountWithData()
    const before = await world.reads.wallets.of('ann')
    await ban(world)
    expect(await world.reads.wallets.of('ann')).toEqual(before)
  })

  test('leaves purchases refundable by the withdrawal form', async () => {
    const shop = await withOrder()
    await ban(shop)
    expect(await shop.state()).toMatchObject({ ok: true, value: { order: 'order-1' } })
    expect((await shop.letters()).map(({ kind }) => kind)).toEqual(['withdrawal-confirm'])
    expect(await shop.confirm()).toMatchObject({ ok: true, value: { result: 'refunded' } })
  })

  test('cancels an unpaid order', async () => {
    const shop = await withOrder()
    await placeOrder(shop, shop.order({ order: 'order-2', payment: 'pay-2' }))
    await ban(shop)
    expect((await shop.reads.orders.byId('order-2'))?.state).toBe('cancelled')
  })

  test('updates open pages of their contacts', async () => {
    const world = await openAccountWithData()
    await ban(world)
    const event = (await world.allEvents()).find((event) => event?.type === 'account.banned')
    expect(event).toMatchObject({ member: 'ann', knownTo: ['bo'] })
  })

  test('who deleted the account first is banned on coming back', async () => {
    const world = await openAccountWithData()
    await deleteAccount(world, { member: 'ann', reason: 'break', site: 'vonk' })
    const link = await mailedLink(world, 'ann', 'reactivate')
    expect(await ban(world)).toMatchObject({ ok: true })
    expect(await world.reads.accounts.byId('ann')).toMatchObject({ status: 'deleted' })
    expect(codeOf(await ban(world))).toBe('restriction.unchanged')
    expect(await reactivate(world, link)).toMatchObject({ value: { status: 'banned' } })
  })

  test('is refused for banned, erased or unknown members', async () => {
    const world = await openAccountWithData()
    await world.member('cleo', { account: { status: 'erased' } })
    await ban(world)
    expect(codeOf(await ban(world))).toBe('restriction.unchanged')
    for (const member of ['cleo', 'nobody'])
      expect(codeOf(await banMember(world, { ...REASONS, member }))).toBe('restriction.no-member')
    expect(await world.reads.restrictions.of('ann')).toHaveLength(1)
  })
})

describe('lifting a ban', () => {
  test('restores a member as they were', async () => {
    const world = await openAccountWithData()
    const before = await world.reads.accounts.byId('ann')
    const profile = await world.reads.profiles.byId('ann')
    await ban(world)
    expect(await lift(world)).toMatchObject({ ok: true, value: { kind: 'lifted', rule: null } })
    expect(await world.reads.accounts.byId('ann')).toEqual(before)
    expect((await world.reads.profiles.byId('ann'))?.listedOn).toEqual(profile?.listedOn ?? [])
    expect(await logInAs(world, 'ann')).toMatchObject({ ok: true })
  })

  test('leaves an unconfirmed email unconfirmed', async () => {
    const world = openWorld()
    await world.member('ann', { account: { status: 'not_confirmed', confirmedAt: null } })
    await ban(world)
    await lift(world)
    expect(await world.reads.accounts.byId('ann')).toMatchObject({ status: 'not_confirmed' })
  })

  test('leaves an account deleted that was deleted meanwhile', async () => {
    const world = await openAccountWithData()
    await ban(world)
    await deleteAccount(world, { member: 'ann', reason: 'break', site: 'vonk' })
    const link = await mailedLink(world, 'ann', 'reactivate')
    expect(await lift(world)).toMatchObject({ ok: true })
    expect(await world.reads.accounts.byId('ann')).toMatchObject({ status: 'deleted' })
    expect(await reactivate(world, link)).toMatchObject({ value: { status: 'active' } })
  })

  test('is refused without a ban', async () => {
    const world = await openAccountWithData()
    expect(codeOf(await lift(world))).toBe('restriction.unchanged')
  })
})

describe('a restriction', () => {
  test('of a warning only records it', async () => {
    const world = await openAccountWithData()
    const before = await world.reads.accounts.byId('ann')
    expect(await warnMember(world, REASONS)).toMatchObject({ ok: true, value: { kind: 'warning' } })
    expect(await world.reads.accounts.byId('ann')).toEqual(before)
    expect(await world.reads.sessions.of('ann')).not.toEqual([])
  })

  test('needs facts, of limited length', async () => {
    const world = await openAccountWithData()
    for (const [facts, code] of [
      [' \n', 'restriction.no-facts'],
      ['\u200b\u202e', 'restriction.no-facts'],
      ['x'.repeat(FACTS_LENGTH + 1), 'restriction.too-long'],
    ] as const) {
      expect(codeOf(await warnMember(world, { ...REASONS, facts }))).toBe(code)
      expect(codeOf(await banMember(world, { ...REASONS, facts }))).toBe(code)
      expect(codeOf(await unbanMember(world, { member: 'ann', facts }))).toBe(code)
    }
  })

  test('loses its facts when its member is erased', async () => {
    const world = await openAccountWithData()
    await warnMember(world, REASONS)
    await deleteAccount(world, { member: 'ann', reason: 'break', site: 'vonk' })
    world.pass(REACTIVATION_WINDOW + 1)
    expect((await eraseDeleted(world)).erased).toEqual(['ann'])
    const [left] = await world.reads.restrictions.of('ann')
    expect(left).toMatchObject({ kind: 'warning', rule: 'money', facts: '' })
  })

  test('is in the member’s export, without the reporter', async () => {
    const world = await openAccountWithData()
    await warnMember(world, REASONS)
    const { restrictions } = await exportMember(world, 'ann')
    expect(restrictions).toMatchObject([{ kind: 'warning', rule: 'money' }])
    expect(JSON.stringify(restrictions)).not.toContain('r1')
  })
})
