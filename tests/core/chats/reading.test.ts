import { describe, expect, test } from 'bun:test'
import { deleteChat } from '#core/chats/conversations/delete-chat.ts'
import { listChats, readChats } from '#core/chats/conversations/list-chats.ts'
import { markRead, openConversation } from '#core/chats/conversations/open-conversation.ts'
import { MESSAGES_PER_PAGE, readConversation } from '#core/chats/conversations/read-conversation.ts'
import { blockMember } from '#core/discovery/block-member.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { exportConversations } from '#core/membership/leaving/export-conversations.ts'
import { grant } from '#core/money/book.ts'
import { liveUpdatesOf } from '#core/notifications/ports.ts'
import type { Ports } from '#core/ports.ts'
import { annAndBo } from './talk.ts'

const NOT_FOUND = { ok: false, error: { code: 'chat.not-found' } } as const

const chatsOf = async ({ reads, now }: Pick<Ports, 'reads' | 'now'>, member: string) =>
  listChats(await readChats({ reads }, member), now())

describe('opening a conversation', () => {
  test('is idempotent for both members', async () => {
    const world = await annAndBo()
    const opened = await openConversation(world, { member: 'bo', with: 'ann', site: 'vonk' })
    expect(opened.ok && opened.value.id).toBe(world.conversation)
  })

  test('is refused with oneself and with hidden members', async () => {
    const world = await annAndBo()
    expect(
      await openConversation(world, { member: 'ann', with: 'ann', site: 'vonk' }),
    ).toMatchObject({
      error: { code: 'chat.self' },
    })
    expect(
      await openConversation(world, { member: 'ann', with: 'nobody', site: 'vonk' }),
    ).toMatchObject({
      error: { code: 'profile.not-found' },
    })
  })

  test('lists an empty conversation only for who opened it', async () => {
    const world = await annAndBo()
    expect(await chatsOf(world, 'ann')).toEqual([])
    expect(await chatsOf(world, 'bo')).toEqual([])
  })
})

describe('reading', () => {
  test('counts messages as unread until they were shown, and sends a read receipt', async () => {
    const world = await annAndBo()
    await world.send()
    const [unread] = await chatsOf(world, 'bo')
    expect(unread).toMatchObject({ unread: 1, with: 'ann', last: { text: 'Dag Bo' } })

    await markRead(world, {
      member: 'bo',
      conversation: world.conversation,
      seq: 99,
      invisible: false,
    })
    const [read] = await chatsOf(world, 'bo')
    expect(read?.unread).toBe(0)
    const allEvents = await world.allEvents()
    expect(allEvents.at(-1)).toMatchObject({ type: 'conversation.read', by: 'bo', with: 'ann' })

    await markRead(world, {
      member: 'bo',
      conversation: world.conversation,
      seq: 1,
      invisible: false,
    })
    expect(await world.allEvents()).toEqual(allEvents)
  })

  test('by an invisible member is private, also after they are visible again', async () => {
    const world = await annAndBo()
    await world.send()
    const { conversation } = world
    const bo = { member: 'bo', conversation, seq: 99 }
    await markRead(world, { ...bo, invisible: true })
    expect((await chatsOf(world, 'bo'))[0]?.unread).toBe(0)
    const event = (await world.allEvents()).at(-1)
    expect(event && liveUpdatesOf(event)).toEqual([
      { to: 'bo', update: { type: 'read', conversation } },
      { to: 'bo', update: { type: 'chats' } },
    ])
    await markRead(world, { ...bo, invisible: false })
    const seen = await readConversation(world, { member: 'ann', conversation })
    expect(seen.ok && seen.value.seat.otherReadSeq).toBe(0)
  })

  test.each(['ann', 'bo'])('after a block by %s sends no receipt', async (by) => {
    const world = await annAndBo()
    await world.send()
    const { conversation } = world
    await blockMember(world, { member: by, blocked: by === 'ann' ? 'bo' : 'ann' })
    await markRead(world, { member: 'bo', conversation, seq: 1, invisible: false })
    const event = (await world.allEvents()).at(-1)
    expect(event).toMatchObject({ type: 'conversation.read', unseen: true })
    expect((await world.reads.conversations.seat(conversation, 'ann'))?.otherReadSeq).toBe(0)
  })

  test('returns the newest page, and whether there are more', async () => {
    const world = await annAndBo({ credits: 100, premium: true })
    for (let nth = 1; nth <= MESSAGES_PER_PAGE + 2; nth += 1) {
      await world.send({ id: `m${nth}`, text: `${nth}` })
    }
    const query = { member: 'bo', conversation: world.conversation }
    const newest = await readConversation(world, query)
    expect(newest).toMatchObject({ value: { hasOlder: true } })
    const from = newest.ok ? (newest.value.messages[0]?.seq ?? 0) : 0
    expect(from).toBe(3)

    const older = await readConversation(world, { ...query, before: from })
    expect(older.ok && older.value.messages.map(({ seq }) => seq)).toEqual([1, 2])
    expect(older.ok && older.value.hasOlder).toBe(false)
    const nextPage = await readConversation(world, { ...query, after: 51 })
    expect(nextPage.ok && nextPage.value.messages.map(({ seq }) => seq)).toEqual([52])
  })

  test('shows queued messages to their sender, in list and conversation', async () => {
    const world = await annAndBo({ confirmed: false, credits: 0 })
    await world.send()
    expect(await chatsOf(world, 'ann')).toMatchObject([{ queued: { text: 'Dag Bo' }, last: null }])
    const read = await readConversation(world, { member: 'ann', conversation: world.conversation })
    expect(read.ok && read.value.queued.map(({ text }) => text)).toEqual(['Dag Bo'])
  })

  test('is for the two members only', async () => {
    const world = await annAndBo()
    const { conversation } = world
    expect(await readConversation(world, { member: 'eve', conversation })).toEqual(NOT_FOUND)
    expect(
      await markRead(world, { member: 'eve', conversation, seq: 1, invisible: false }),
    ).toEqual(NOT_FOUND)
    expect(await deleteChat(world, { member: 'eve', conversation })).toEqual(NOT_FOUND)
  })
})

describe('a chat with somebody out of reach', () => {
  /** Everything that Bo can see of the conversation. */
  const seenByBo = async (
    leave: (world: Awaited<ReturnType<typeof annAndBo>>) => Promise<unknown>,
  ) => {
    const world = await annAndBo()
    const { conversation } = world
    await world.send()
    await world.commit((stores) =>
      grant(stores, world, { member: 'bo', amount: 5, reference: 'bos', reason: 'bonus' }),
    )
    await world.send({ id: 'm2', from: 'bo', text: 'Dag Ann' })
    await leave(world)
    const read = await readConversation(world, { member: 'bo', conversation })
    const exported = await exportConversations(world.reads, 'bo')
    return {
      listed: await chatsOf(world, 'bo'),
      read: read.ok && { ...read.value, seat: null },
      exported: exported.map(({ messages }) => messages.map(({ text }) => text)),
      kept: (await world.reads.messages.range(conversation, { hidden: 0, limit: 9 })).length,
    }
  }

  test('looks the same after a block and after a deletion, and is kept for reports', async () => {
    const blocked = await seenByBo((world) => blockMember(world, { member: 'ann', blocked: 'bo' }))
    const deleted = await seenByBo((world) =>
      deleteAccount(world, { member: 'ann', reason: null, site: 'vonk' }),
    )
    expect(deleted).toEqual(blocked)
    expect(blocked).toMatchObject({ listed: [], read: { messages: [] }, kept: 2 })
  })
})

describe('deleting a chat', () => {
  test('hides it from the member who deletes it, until a new message', async () => {
    const world = await annAndBo()
    const { conversation } = world
    await world.send()
    expect(await deleteChat(world, { member: 'bo', conversation })).toMatchObject({ ok: true })
    expect(await chatsOf(world, 'bo')).toEqual([])
    expect(await chatsOf(world, 'ann')).toHaveLength(1)

    await world.send({ id: 'm2', text: 'Ben je er nog?' })
    const read = await readConversation(world, { member: 'bo', conversation })
    expect(read.ok && read.value.messages.map(({ text }) => text)).toEqual(['Ben je er nog?'])
    expect(read.ok && read.value.hasOlder).toBe(false)
  })
})
