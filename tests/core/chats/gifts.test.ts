import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { GIFT_IDS, giftsOf } from '#core/chats/messages/gifts.ts'
import { recipientsOf } from '#core/chats/messages/paid-messages.ts'
import { confirm } from '#core/membership/signup/confirm-email.ts'
import { grant, sell } from '#core/money/book.ts'
import { annAndBo } from './talk.ts'

const rose = { id: 'g1', text: '', gift: 'rose' } as const

describe('a gift', () => {
  test('costs the smallest gift’s price, or a multiple', async () => {
    const { site } = await annAndBo()
    expect(giftsOf(site)).toEqual([
      { id: 'coffee', credits: 5 },
      { id: 'rose', credits: 5 },
      { id: 'cake', credits: 10 },
      { id: 'kite', credits: 10 },
      { id: 'lantern', credits: 15 },
      { id: 'stars', credits: 20 },
    ])
    expect(giftsOf({ ...site, giftCredits: 3 }).map(({ credits }) => credits)).toEqual([
      3, 3, 6, 6, 9, 12,
    ])
  })

  test('is delivered as a message, with its own ledger reason', async () => {
    const { send, balance, reads, allEvents, deliveries, conversation } = await annAndBo()
    expect(await send(rose)).toMatchObject({
      value: { state: 'delivered', message: { seq: 1, text: '', gift: 'rose', cost: 5 } },
    })
    expect(await balance()).toBe(0)
    const [entry, ...others] = await reads.ledger.of('ann', null, 9)
    expect(entry).toMatchObject({ reason: 'gift', reference: 'g1', to: 'site:spent', amount: 5 })
    expect(others.map(({ reason }) => reason)).toEqual(['bonus'])
    expect(await allEvents()).toMatchObject([{ type: 'message.sent', message: 'g1', gift: 'rose' }])
    expect((await deliveries()).map(({ notification }) => notification)).toEqual([
      { kind: 'new-message', member: 'bo', from: 'ann', conversation, gift: true, site: 'vonk' },
    ])
    const [chat] = await reads.conversations.of('bo', 9)
    expect(chat).toMatchObject({ unread: 1, last: { text: '', gift: 'rose' } })
  })

  test('may have a text, free of charge and within the length limit', async () => {
    const { send, balance } = await annAndBo({ settings: { messageLength: 4 } })
    expect(await send({ ...rose, text: 'Lieve Bo' })).toMatchObject({
      error: { code: 'message.too-long', limit: 4 },
    })
    expect(await send({ ...rose, text: ' Hoi ' })).toMatchObject({
      value: { message: { text: 'Hoi', gift: 'rose', cost: 5 } },
    })
    expect(await balance()).toBe(0)
  })

  test('beyond the balance is not sent, and nothing is charged', async () => {
    const { send, balance, reads, deliveries, conversation } = await annAndBo({ credits: 4 })
    expect(await send(rose)).toEqual({
      ok: false,
      error: { code: 'credits.insufficient', needed: 5, balance: 4 },
    })
    expect(await balance()).toBe(4)
    expect(await reads.messages.range(conversation, { hidden: 0, limit: 9 })).toEqual([])
    expect(await deliveries()).toEqual([])
  })

  test('is idempotent by id, and charged once', async () => {
    const { send, balance } = await annAndBo({ credits: 12 })
    const first = await send(rose)
    expect(await send(rose)).toEqual(first)
    expect(await balance()).toBe(7)
    expect(await send({ ...rose, gift: 'cake' })).toMatchObject({
      error: { code: 'message.id-taken' },
    })
    expect(await send({ ...rose, gift: null, text: 'Dag' })).toMatchObject({
      error: { code: 'message.id-taken' },
    })
    expect(await balance()).toBe(7)
  })

  test('whose price has risen is not sent', async () => {
    const { send, balance, site } = await annAndBo({ credits: 9 })
    expect(await send({ ...rose, agreed: 5, site: { ...site, giftCredits: 6 } })).toMatchObject({
      error: { code: 'message.price-changed', price: 6 },
    })
    expect(await balance()).toBe(9)
  })

  test('of an unconfirmed member is queued, then charged and sent', async () => {
    const world = await annAndBo({ confirmed: false, credits: 0 })
    expect(await world.send(rose)).toMatchObject({
      value: { state: 'queued', message: { gift: 'rose', cost: 5 } },
    })
    await world.commit(async (stores) => {
      const ann = await stores.accounts.lock('ann')
      if (ann) await confirm(stores, world, ann)
    })
    const messages = await world.reads.messages.range(world.conversation, { hidden: 0, limit: 9 })
    expect(messages).toMatchObject([{ id: 'g1', gift: 'rose', cost: 5 }])
    expect(await world.balance()).toBe(0)
    expect(await world.reads.ledger.balance('site:spent')).toBe(5)
  })

  test('is in the ledger with the recipient’s name', async () => {
    const { send, reads } = await annAndBo()
    await send(rose)
    const entries = await reads.ledger.of('ann', null, 9)
    const recipients = await recipientsOf(reads, { sender: 'ann', entries })
    expect([...recipients.keys()]).toEqual(['g1'])
  })

  test('each message and gift is paid once, at its price, and the ledger balances', async () => {
    const step = fc.record({
      gift: fc.constantFrom(null, ...GIFT_IDS),
      /** One of a few ids: some are reused, for the same or other content. */
      id: fc.integer({ min: 0, max: 6 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 14 }),
        fc.nat({ max: 40 }),
        fc.nat({ max: 40 }),
        async (steps, granted, paid) => {
          const world = await annAndBo({ credits: 0, premium: true })
          const { send, reads, conversation } = world
          await world.commit(async (stores) => {
            const move = { member: 'ann', reference: 'start' }
            if (granted) await grant(stores, world, { ...move, amount: granted, reason: 'bonus' })
            if (paid) await sell(stores, world, { ...move, amount: paid })
          })
          await Promise.all(
            steps.map(({ gift, id }) => send({ id: `m${id}`, gift, text: gift ? '' : 'Dag' })),
          )

          const messages = await reads.messages.range(conversation, { hidden: 0, limit: 99 })
          const entries = await reads.ledger.of('ann', null, 99)
          const spent = entries.filter(({ to }) => to === 'site:spent')
          for (const { id, gift, cost } of messages) {
            const own = spent.filter(({ reference }) => reference === id)
            expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(cost)
            expect(new Set(own.map(({ reason }) => reason))).toEqual(
              new Set([gift ? 'gift' : 'message'] as const),
            )
          }
          const total = messages.reduce((sum, { cost }) => sum + cost, 0)
          expect(await reads.ledger.balance('site:spent')).toBe(total)
          expect(await world.balance()).toBe(granted + paid - total)
        },
      ),
      { numRuns: 60 },
    )
  })
})
