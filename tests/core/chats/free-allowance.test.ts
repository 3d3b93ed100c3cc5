import { describe, expect, test } from 'bun:test'
import { openConversation } from '#core/chats/open-conversation.ts'
import { annAndBo } from './talk.ts'

async function withOthers(given: Parameters<typeof annAndBo>[0] = {}) {
  const world = await annAndBo({ credits: 20, ...given })
  const opened = new Map([['bo', world.conversation]])
  for (const other of ['cas', 'dee']) {
    await world.member(other)
    const conversation = await openConversation(world, { member: 'ann', with: other })
    if (conversation.ok) opened.set(other, conversation.value.id)
  }
  let sent = 0
  const writeTo = (other: string) => {
    sent += 1
    return world.send({ id: `m${sent}`, conversation: opened.get(other) ?? '', text: `${sent}` })
  }
  return { ...world, writeTo }
}

describe('a free member', () => {
  test('begins two conversations, and writes on in them', async () => {
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

  test('answers whoever wrote first, beyond that limit', async () => {
    const { writeTo, keep, member, send } = await withOthers()
    await writeTo('bo')
    await writeTo('cas')
    await member('eli', { account: { premiumSince: 1 } })
    await keep(({ wallets }) => wallets.credit('eli', 'paid', 1))
    const theirs = await keep(({ conversations }) =>
      conversations.open({ id: 'c-eli', startedBy: 'eli', other: 'ann', startedAt: 1, lastSeq: 0 }),
    )
    await send({ id: 'hello', from: 'eli', conversation: theirs.id, text: 'Hoi Ann' })
    expect(await send({ id: 'answer', conversation: theirs.id, text: 'Dag Eli' })).toMatchObject({
      ok: true,
    })
  })

  test('may be limited by messages instead', async () => {
    const settings = { freeAllowance: { rule: 'messages', limit: 2 } } as const
    const { writeTo } = await withOthers({ settings })
    await writeTo('bo')
    await writeTo('bo')
    expect(await writeTo('bo')).toEqual({
      ok: false,
      error: { code: 'chat.free-limit', limit: 2 },
    })
  })

  test('counts what waits for the email to be confirmed', async () => {
    const { writeTo } = await withOthers({ confirmed: false, credits: 0 })
    expect(await writeTo('bo')).toMatchObject({ value: { state: 'held' } })
    expect(await writeTo('cas')).toMatchObject({ value: { state: 'held' } })
    expect(await writeTo('dee')).toMatchObject({ error: { code: 'chat.free-limit' } })
    expect(await writeTo('bo')).toMatchObject({ value: { state: 'held' } })
  })
})

test('a premium member begins as many conversations as they like', async () => {
  const { writeTo } = await withOthers({ premium: true })
  for (const other of ['bo', 'cas', 'dee']) expect((await writeTo(other)).ok).toBe(true)
})
