import { describe, expect, test } from 'bun:test'
import { openConversation } from '#core/chats/conversations/open-conversation.ts'
import { allowanceLeft, allowanceToward } from '#core/chats/messages/free-allowance.ts'
import { annAndBo } from './talk.ts'

async function withOthers(given: Parameters<typeof annAndBo>[0] = {}) {
  const world = await annAndBo({ credits: 20, ...given })
  const opened = new Map([['bo', world.conversation]])
  for (const other of ['cas', 'dee']) {
    await world.member(other)
    const conversation = await openConversation(world, { member: 'ann', with: other, site: 'vonk' })
    if (conversation.ok) opened.set(other, conversation.value.id)
  }
  let sent = 0
  const writeTo = (other: string) => {
    sent += 1
    return world.send({ id: `m${sent}`, conversation: opened.get(other) ?? '', text: `${sent}` })
  }
  return { ...world, world, writeTo }
}

describe('a free member', () => {
  test('starts two conversations, and can continue them', async () => {
    const { writeTo, balance } = await withOthers()
    expect(await writeTo('bo')).toMatchObject({ ok: true })
    expect(await writeTo('cas')).toMatchObject({ ok: true })
    expect(await writeTo('dee')).toEqual({
      ok: false,
      error: { code: 'chat.free-limit', limit: 2 },
    })
    expect(await writeTo('bo')).toMatchObject({ ok: true })
    expect(await balance()).toBe(17)
  })

  test('can reply beyond that limit', async () => {
    const { writeTo, commit, member, send } = await withOthers()
    await writeTo('bo')
    await writeTo('cas')
    await member('eli', { account: { premiumSince: 1 } })
    await commit(({ wallets }) => wallets.credit('eli', 'paid', 1))
    const byOther = await commit(({ conversations }) =>
      conversations.open({ id: 'c-eli', startedBy: 'eli', other: 'ann', startedAt: 1, lastSeq: 0 }),
    )
    await send({ id: 'hello', from: 'eli', conversation: byOther.id, text: 'Hoi Ann' })
    expect(await send({ id: 'answer', conversation: byOther.id, text: 'Dag Eli' })).toMatchObject({
      ok: true,
    })
  })

  test('does not start a conversation by opening one with messages', async () => {
    const { writeTo, send, commit, reads } = await withOthers()
    for (const other of ['bo', 'cas']) {
      await commit(({ wallets }) => wallets.credit(other, 'paid', 1))
      const shared = await reads.conversations.between('ann', other)
      await send({
        id: `of-${other}`,
        from: other,
        conversation: shared?.id ?? '',
        text: 'Hoi Ann',
      })
    }
    expect(await writeTo('dee')).toMatchObject({ ok: true })
    expect(await writeTo('bo')).toMatchObject({ ok: true })
  })

  test('needs an allowance to write first in a conversation opened by the other', async () => {
    const { writeTo, member, send, world } = await withOthers()
    await writeTo('bo')
    await writeTo('cas')
    await member('eli')
    const byOther = await openConversation(world, { member: 'eli', with: 'ann', site: 'vonk' })
    const conversation = byOther.ok ? byOther.value.id : ''
    expect(await send({ id: 'first', conversation, text: 'Dag Eli' })).toEqual({
      ok: false,
      error: { code: 'chat.free-limit', limit: 2 },
    })
  })

  test('can have a limit on messages instead', async () => {
    const settings = { freeAllowance: { rule: 'messages', limit: 2 } } as const
    const { writeTo } = await withOthers({ settings })
    await writeTo('bo')
    await writeTo('bo')
    expect(await writeTo('bo')).toEqual({
      ok: false,
      error: { code: 'chat.free-limit', limit: 2 },
    })
  })

  test('counts queued messages too', async () => {
    const { writeTo } = await withOthers({ confirmed: false, credits: 0 })
    expect(await writeTo('bo')).toMatchObject({ value: { state: 'queued' } })
    expect(await writeTo('cas')).toMatchObject({ value: { state: 'queued' } })
    expect(await writeTo('dee')).toMatchObject({ error: { code: 'chat.free-limit' } })
    expect(await writeTo('bo')).toMatchObject({ value: { state: 'queued' } })
  })
})

test('a premium member starts any number of conversations', async () => {
  const { writeTo } = await withOthers({ premium: true })
  for (const other of ['bo', 'cas', 'dee']) expect((await writeTo(other)).ok).toBe(true)
})

describe('the remaining allowance is shown before writing', () => {
  async function allowanceFor(given: Parameters<typeof annAndBo>[0] = {}) {
    const world = await withOthers(given)
    const left = async (other: string) => {
      const ann = await world.reads.accounts.byId('ann')
      if (!ann) throw new Error('Ann is there')
      return allowanceToward(world.reads, ann, other, world.site.freeAllowance)
    }
    return { ...world, left }
  }

  test('per conversation, and not for a started one', async () => {
    const { writeTo, left } = await allowanceFor()
    const of = (n: number) => ({ rule: 'conversations' as const, limit: 2, left: n })
    expect(await left('bo')).toEqual(of(2))
    await writeTo('bo')
    expect(await left('bo')).toBeNull()
    expect(await left('cas')).toEqual(of(1))
    await writeTo('cas')
    expect(await left('dee')).toEqual(of(0))
  })

  test('consistently with sending', async () => {
    const { writeTo, left } = await allowanceFor()
    for (const other of ['bo', 'cas', 'dee']) {
      const before = await left(other)
      const sent = await writeTo(other)
      expect(sent.ok).toBe(before === null || before.left > 0)
    }
  })

  test('also without an existing conversation', async () => {
    const { reads, member, site } = await allowanceFor()
    await member('eli')
    const ann = await reads.accounts.byId('ann')
    if (!ann) throw new Error('Ann is there')
    const anew = await allowanceToward(reads, ann, 'eli', site.freeAllowance)
    expect(anew).toEqual(await allowanceLeft(reads, ann, null, site.freeAllowance))
    expect(anew?.left).toBe(2)
  })

  test('per message if the site says so, and not for premium members', async () => {
    const settings = { freeAllowance: { rule: 'messages', limit: 2 } } as const
    const { writeTo, left } = await allowanceFor({ settings })
    await writeTo('bo')
    expect(await left('bo')).toEqual({ rule: 'messages', limit: 2, left: 1 })
    const premium = await allowanceFor({ premium: true })
    expect(await premium.left('bo')).toBeNull()
  })
})
