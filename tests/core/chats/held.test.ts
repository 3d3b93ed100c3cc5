import { describe, expect, test } from 'bun:test'
import { blockMember } from '#core/blocks/block-member.ts'
import { sendHeld } from '#core/chats/held.ts'
import { grant } from '#core/credits/book.ts'
import { annAndBo } from './talk.ts'

const unconfirmed = () => annAndBo({ confirmed: false, credits: 0 })

describe('before the email is confirmed', () => {
  test('a message waits: the other sees nothing and nothing is charged', async () => {
    const { send, reads, deliveries, happened, conversation, now } = await unconfirmed()
    const message = {
      id: 'm1',
      conversation,
      from: 'ann',
      text: 'Dag Bo',
      gift: null,
      answers: null,
      writtenAt: now(),
      cost: 1,
    }
    expect(await send()).toEqual({ ok: true, value: { state: 'held', message } })
    expect(await reads.conversations.of('bo', 9)).toEqual([])
    expect(await deliveries()).toEqual([])
    expect(await happened()).toEqual([])
  })

  test('a message sent again waits once', async () => {
    const { send, reads } = await unconfirmed()
    const first = await send()
    expect(await send()).toEqual(first)
    expect(await reads.held.of('ann')).toHaveLength(1)
    expect(await send({ text: 'Anders' })).toMatchObject({ error: { code: 'message.id-taken' } })
  })

  test('no more waits than the credits of confirming can pay for', async () => {
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

describe('what waited', () => {
  async function confirmed(world: Awaited<ReturnType<typeof unconfirmed>>) {
    return world.keep(async (stores) => {
      const gift = { member: 'ann', amount: 5, reference: 'ann', reason: 'signup' } as const
      await grant(stores, world, gift)
      const ann = await stores.accounts.byId('ann')
      return ann ? sendHeld(stores, world, ann) : []
    })
  }

  test('is sent in the order it was written, each message charged', async () => {
    const world = await unconfirmed()
    for (const text of ['een', 'twee', 'drie']) await world.send({ id: text, text })
    const sent = await confirmed(world)
    expect(sent.map(({ seq, text }) => [seq, text])).toEqual([
      [1, 'een'],
      [2, 'twee'],
      [3, 'drie'],
    ])
    expect(await world.balance()).toBe(2)
    expect(await world.reads.held.of('ann')).toEqual([])
  })

  test('costs nothing when it can no longer arrive', async () => {
    const world = await unconfirmed()
    await world.send()
    await blockMember(world, { member: 'bo', blocked: 'ann' })
    expect(await confirmed(world)).toEqual([])
    expect(await world.balance()).toBe(5)
  })
})
