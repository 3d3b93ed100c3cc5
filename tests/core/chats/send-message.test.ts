import { describe, expect, test } from 'bun:test'
import { blockMember } from '#core/discovery/block-member.ts'
import { annAndBo } from './talk.ts'

describe('sending a message', () => {
  test('charges the sender, delivers the message and queues a notification', async () => {
    const { send, balance, reads, deliveries, allEvents, conversation, now } = await annAndBo()
    const sent = await send()
    const message = {
      id: 'm1',
      conversation,
      seq: 1,
      from: 'ann',
      text: 'Dag Bo',
      gift: null,
      quote: null,
      photo: null,
      sentAt: now(),
      cost: 1,
    }
    expect(sent).toEqual({ ok: true, value: { state: 'delivered', message } })
    expect(await balance()).toBe(4)
    expect(await reads.ledger.balance('site:spent')).toBe(1)
    expect((await deliveries()).map(({ notification }) => notification)).toEqual([
      { kind: 'new-message', member: 'bo', from: 'ann', conversation, site: 'vonk' },
    ])
    expect(await allEvents()).toEqual([
      {
        type: 'message.sent',
        message: 'm1',
        conversation,
        from: 'ann',
        to: 'bo',
        seq: 1,
        site: 'vonk',
      },
    ])
  })

  test('without enough credits sends and charges nothing, and returns the price', async () => {
    const { send, balance, reads, deliveries, conversation } = await annAndBo({ credits: 0 })
    expect(await send()).toEqual({
      ok: false,
      error: { code: 'credits.insufficient', needed: 1, balance: 0 },
    })
    expect(await balance()).toBe(0)
    expect(await reads.messages.range(conversation, { hidden: 0, limit: 9 })).toEqual([])
    expect(await deliveries()).toEqual([])
  })

  test('at a higher price than shown sends and charges nothing, and returns the price', async () => {
    const { send, balance } = await annAndBo({ settings: { messageCredits: 2 } })
    expect(await send({ agreed: 1 })).toEqual({
      ok: false,
      error: { code: 'message.price-changed', price: 2 },
    })
    expect(await balance()).toBe(5)
    expect(await send({ agreed: 2 })).toMatchObject({ ok: true })
    expect(await send({ id: 'm2', agreed: 3 })).toMatchObject({ ok: true })
    expect(await balance()).toBe(1)
  })

  test('is idempotent after a price increase', async () => {
    const { send, balance, site } = await annAndBo()
    const first = await send({ agreed: 1 })
    expect(await send({ agreed: 1, site: { ...site, messageCredits: 2 } })).toEqual(first)
    expect(await balance()).toBe(4)
  })

  test('concurrently with the last credit sends one', async () => {
    const { send, reads, conversation } = await annAndBo({ credits: 1 })
    const sent = await Promise.all(
      Array.from({ length: 64 }, (_, nth) => send({ id: `m${nth}`, text: `bericht ${nth}` })),
    )
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await reads.messages.range(conversation, { hidden: 0, limit: 99 })).toHaveLength(1)
  })

  test('is idempotent by id, and charged once', async () => {
    const { send, balance, allEvents } = await annAndBo()
    const first = await send()
    expect(await send()).toEqual(first)
    expect(await balance()).toBe(4)
    expect(await allEvents()).toHaveLength(1)
  })

  test('refuses a used id with another text', async () => {
    const { send, balance } = await annAndBo()
    await send()
    expect(await send({ text: 'Iets anders' })).toMatchObject({
      error: { code: 'message.id-taken' },
    })
    expect(await balance()).toBe(4)
  })

  test('trims the text, and refuses an empty one', async () => {
    const { send } = await annAndBo()
    for (const text of ['  \n ', '\u2800\u2800'])
      expect(await send({ text })).toMatchObject({ error: { code: 'message.empty' } })
    expect(await send({ text: '\u200b \u2060' })).toMatchObject({
      error: { code: 'message.empty' },
    })
    expect(await send({ text: '  Dag \n' })).toMatchObject({ value: { message: { text: 'Dag' } } })
  })

  test('counts an emoji as one character, up to the limit', async () => {
    const { send } = await annAndBo({ settings: { messageLength: 3 } })
    expect(await send({ text: '👋🇳🇱👋🏽' })).toMatchObject({ ok: true })
    expect(await send({ id: 'm2', text: 'vier' })).toEqual({
      ok: false,
      error: { code: 'message.too-long', limit: 3 },
    })
  })

  test('is refused outside one’s own conversations', async () => {
    const { member, send } = await annAndBo()
    await member('eve')
    expect(await send({ from: 'eve' })).toMatchObject({ error: { code: 'chat.not-found' } })
    expect(await send({ from: 'nobody' })).toMatchObject({ error: { code: 'chat.not-found' } })
  })

  test('is refused if either has blocked the other', async () => {
    const world = await annAndBo()
    await blockMember(world, { member: 'bo', blocked: 'ann' })
    expect(await world.send()).toMatchObject({ error: { code: 'chat.closed' } })
    expect(await world.balance()).toBe(5)
  })

  test('is refused if the recipient has left', async () => {
    const { commit, send } = await annAndBo()
    await commit(async ({ accounts }) => {
      const bo = await accounts.lock('bo')
      if (bo) await accounts.save({ ...bo, status: 'deleted' })
    })
    expect(await send()).toMatchObject({ error: { code: 'chat.closed' } })
  })

  test('is refused for a deleted sender', async () => {
    const { commit, send } = await annAndBo()
    await commit(async ({ accounts }) => {
      const ann = await accounts.lock('ann')
      if (ann) await accounts.save({ ...ann, status: 'banned' })
    })
    expect(await send()).toMatchObject({ error: { code: 'chat.not-found' } })
  })
})

describe('the first message to a profile that is not a person', () => {
  test('needs an acknowledgement, which is stored', async () => {
    const { send } = await annAndBo({ kind: 'fictional' })
    expect(await send()).toEqual({
      ok: false,
      error: { code: 'chat.acknowledge-first', kind: 'fictional' },
    })
    expect(await send({ acknowledged: true })).toMatchObject({ ok: true })
    expect(await send({ id: 'm2', text: 'Nog een' })).toMatchObject({ ok: true })
  })

  test('stores no acknowledgement for an unsent message', async () => {
    const { send, reads, conversation } = await annAndBo({ kind: 'cam', credits: 0 })
    await send({ acknowledged: true })
    expect((await reads.conversations.seat(conversation, 'ann'))?.acknowledgedAt).toBeNull()
  })
})
