import { describe, expect, test } from 'bun:test'
import { deleteChat } from '#core/chats/conversations/delete-chat.ts'
import { openConversation } from '#core/chats/conversations/open-conversation.ts'
import { sendQueued, withdrawQueued } from '#core/chats/queued.ts'
import { blockMember } from '#core/discovery/block-member.ts'
import { confirm } from '#core/membership/signup/confirm-email.ts'
import { grant } from '#core/money/book.ts'
import { annAndBo } from './talk.ts'

const unconfirmed = () => annAndBo({ confirmed: false, credits: 0 })

describe('before the email is confirmed', () => {
  test('a message is queued: the recipient sees nothing and nothing is charged', async () => {
    const { send, reads, deliveries, allEvents, conversation, now } = await unconfirmed()
    const message = {
      id: 'm1',
      conversation,
      from: 'ann',
      text: 'Dag Bo',
      gift: null,
      quote: null,
      writtenAt: now(),
      cost: 1,
    }
    expect(await send()).toEqual({ ok: true, value: { state: 'queued', message } })
    expect(await reads.conversations.of('bo', 9)).toEqual([])
    expect(await deliveries()).toEqual([])
    expect(await allEvents()).toEqual([])
  })

  test('a retried message is queued once', async () => {
    const { send, reads } = await unconfirmed()
    const first = await send()
    expect(await send()).toEqual(first)
    expect(await reads.queued.of('ann')).toHaveLength(1)
    expect(await send({ text: 'Anders' })).toMatchObject({ error: { code: 'message.id-taken' } })
  })

  test('an id that another member queued is taken, and one sent since gets a new id', async () => {
    const world = await unconfirmed()
    const { send, reads, conversation } = world
    await send()
    await world.member('eve', { account: { status: 'not_confirmed', confirmedAt: null } })
    const opened = await openConversation(world, { member: 'eve', with: 'bo', site: 'vonk' })
    if (!opened.ok) throw new Error('the conversation did not open')
    const ofEve = { from: 'eve', conversation: opened.value.id }
    expect(await send(ofEve)).toMatchObject({ error: { code: 'message.id-taken' } })

    const sent = { id: 'm1', conversation: opened.value.id, from: 'eve', text: 'Hoi', cost: 0 }
    await world.commit(({ messages }) => messages.append({ ...sent, sentAt: world.now() }))
    await world.commit(async (stores) => {
      const ann = await stores.accounts.lock('ann')
      if (ann) await confirm(stores, world, ann)
    })
    expect(await reads.queued.of('ann')).toEqual([])
    const page = await reads.messages.range(conversation, { hidden: 0, limit: 9 })
    expect(page.map(({ text }) => text)).toEqual(['Dag Bo'])
  })

  test('its sender can cancel a queued message once', async () => {
    const { send, ...world } = await unconfirmed()
    await send()
    expect(await withdrawQueued(world, { member: 'bo', message: 'm1' })).toBe(false)
    expect(await withdrawQueued(world, { member: 'ann', message: 'm1' })).toBe(true)
    expect(await withdrawQueued(world, { member: 'ann', message: 'm1' })).toBe(false)
    expect(await world.reads.queued.of('ann')).toEqual([])
  })

  test('queued messages cannot exceed the credits of confirming', async () => {
    const { send, site } = await unconfirmed()
    for (let nth = 0; nth < site.signupCredits; nth += 1) {
      expect(await send({ id: `m${nth}`, text: `${nth}` })).toMatchObject({ ok: true })
    }
    expect(await send({ id: 'one-more', text: 'Nog een' })).toEqual({
      ok: false,
      error: { code: 'credits.insufficient', needed: 1, balance: 0 },
    })
  })
})

describe('before the email is confirmed, bought credits count too', () => {
  const bought = (credits: number) => annAndBo({ confirmed: false, credits, premium: true })

  test('together with those of confirming', async () => {
    const { send, site } = await bought(2)
    for (let nth = 0; nth < site.signupCredits + 2; nth += 1)
      expect(await send({ id: `m${nth}`, text: `${nth}` })).toMatchObject({ ok: true })
    expect(await send({ id: 'one-more', text: 'Nog een' })).toMatchObject({
      error: { code: 'credits.insufficient', needed: 1, balance: 0 },
    })
  })

  test('also for a gift', async () => {
    const { send } = await bought(5)
    expect(await send({ id: 'cake', text: '', gift: 'cake' })).toMatchObject({ ok: true })
    expect(await send({ id: 'rose', text: '', gift: 'rose' })).toMatchObject({
      error: { code: 'credits.insufficient', needed: 5, balance: 0 },
    })
  })

  test('and confirming gives the credits of the member’s site, not of the visited one', async () => {
    const { send, site, commit } = await annAndBo({ confirmed: false, credits: 0 })
    await commit(async ({ accounts }) => {
      for (const id of ['ann', 'bo']) {
        const account = await accounts.lock(id)
        if (account) await accounts.save({ ...account, siteChoices: { milf: true } })
      }
    })
    const visited = { ...site, id: 'milf', signupCredits: 0 }
    expect(await send({ site: visited })).toMatchObject({ ok: true })
  })
})

describe('the queue', () => {
  async function confirmed(world: Awaited<ReturnType<typeof unconfirmed>>) {
    return world.commit(async (stores) => {
      const gift = { member: 'ann', amount: 5, reference: 'ann', reason: 'signup' } as const
      await grant(stores, world, gift)
      const ann = await stores.accounts.byId('ann')
      return ann ? sendQueued(stores, world, ann) : []
    })
  }

  test('is sent in order, each message charged', async () => {
    const world = await unconfirmed()
    for (const text of ['een', 'twee', 'drie']) await world.send({ id: text, text })
    const sent = await confirmed(world)
    expect(sent.map(({ seq, text }) => [seq, text])).toEqual([
      [1, 'een'],
      [2, 'twee'],
      [3, 'drie'],
    ])
    expect(await world.balance()).toBe(2)
    expect(await world.reads.queued.of('ann')).toEqual([])
  })

  test('keeps unpaid messages, and sends the others', async () => {
    const world = await annAndBo({ confirmed: false, credits: 6 })
    const rose = { id: 'rose', text: 'Voor jou', gift: 'rose' } as const
    for (const written of [rose, { id: 'hoi', text: 'Hoi' }, { ...rose, id: 'second' }])
      await world.send(written)
    await world.commit(({ wallets }) => wallets.debit('ann', 4))
    const queued = await world.reads.queued.of('ann')
    expect(queued.map(({ id }) => id)).toEqual(['rose', 'hoi', 'second'])
    expect((await confirmed(world)).map(({ id }) => id)).toEqual(['rose', 'hoi'])
    expect(await world.reads.queued.of('ann')).toEqual(queued.slice(2))
    expect(await world.balance()).toBe(1)
  })

  test('loses messages of a deleted chat, and sends the others', async () => {
    const world = await unconfirmed()
    await world.member('cas')
    const other = await openConversation(world, { member: 'ann', with: 'cas', site: 'vonk' })
    await world.send({ id: 'to-bo' })
    await world.send({ id: 'to-cas', conversation: other.ok ? other.value.id : '' })
    await deleteChat(world, { member: 'ann', conversation: world.conversation })
    expect((await world.reads.queued.of('ann')).map(({ id }) => id)).toEqual(['to-cas'])
    expect((await confirmed(world)).map(({ id }) => id)).toEqual(['to-cas'])
    expect(await world.balance()).toBe(4)
  })

  test('costs nothing for messages that can no longer be delivered', async () => {
    const world = await unconfirmed()
    await world.send()
    await blockMember(world, { member: 'bo', blocked: 'ann' })
    expect(await confirmed(world)).toEqual([])
    expect(await world.balance()).toBe(5)
  })
})
