import { describe, expect, test } from 'bun:test'
import type { NotificationKind } from '#core/accounts/account.ts'
import { writeLetter } from '#core/notifications/letters/write-letter.ts'
import { HOUR, MINUTE } from '#core/shared/time.ts'
import { openWorld } from '#tests/core/world.ts'

/** Ann, who went offline an hour ago, and Bo, who has written to her and liked her since. */
async function annAndBo(given: { off?: readonly NotificationKind[]; kind?: 'cam' } = {}) {
  const world = openWorld()
  const ann = await world.member('ann', { account: { notificationsDisabled: given.off ?? [] } })
  world.pass(HOUR)
  const bo = await world.member('bo', { profile: { kind: given.kind ?? 'person' } })
  const at = world.now()
  const say = (id: string, from: string) =>
    world.commit(({ messages }) =>
      messages.append({ id, conversation: 'talk', from, text: 'Hoi', sentAt: at, cost: 1 }),
    )
  const like = (from: string, to: string) =>
    world.commit(({ likes }) => likes.add({ from, to, at, seenAt: null, swiped: false }))
  await world.commit(({ conversations }) =>
    conversations.open({ id: 'talk', startedBy: 'bo', other: 'ann', startedAt: at, lastSeq: 0 }),
  )
  await say('m1', 'bo')
  await like('bo', 'ann')

  const write = (
    kind: 'new-message' | 'new-like' | 'new-match',
    { id = world.newId(), addedAt = world.now() } = {},
  ) => {
    const notification =
      kind === 'new-message'
        ? ({ kind, member: 'ann', from: 'bo', conversation: 'talk' } as const)
        : ({ kind, member: 'ann', from: 'bo' } as const)
    return writeLetter(world, { id, notification, addedAt }, () => 'https://vonk.example')
  }
  const seen = () => world.commit(({ profiles }) => profiles.active('ann', world.now()))
  return { world, ann, bo, write, say, like, seen }
}

describe('a letter about another member’s action', () => {
  test('names them, with the required label, and an unsubscribe link', async () => {
    const { write } = await annAndBo({ kind: 'cam' })
    expect(await write('new-message')).toMatchObject({
      become: 'letter',
      letter: {
        kind: 'new-message',
        facts: { name: 'ann', from: 'bo', labels: ['cam'] },
        path: '/chats/talk',
        unsubscribe: { token: 'token-1', kind: 'new_conversations' },
      },
    })
    expect(await write('new-like')).toMatchObject({ letter: { path: '/likes/m/bo' } })
  })

  test.each([
    ['new_conversations', 'new-message'],
    ['like', 'new-like'],
    ['like', 'new-match'],
  ] as const)('is not sent with %s disabled: %s', async (kind, letter) => {
    const { write, like } = await annAndBo({ off: [kind] })
    await like('ann', 'bo')
    expect(await write(letter)).toEqual({ become: 'nothing', why: 'switched-off' })
  })

  test('about a later message has its own preference', async () => {
    const first = await annAndBo({ off: ['new_messages'] })
    expect((await first.write('new-message')).become).toBe('letter')
    await first.say('m2', 'ann')
    expect((await first.write('new-message')).become).toBe('nothing')
  })

  test('waits while the member is online', async () => {
    const { world, write, seen } = await annAndBo()
    await seen()
    const at = world.now() + 5 * MINUTE
    const deferred = { become: 'later', at, why: 'online' } as const
    expect(await write('new-message')).toEqual(deferred)
    world.pass(5 * MINUTE)
    expect((await write('new-message')).become).toBe('letter')
  })

  test('is not sent about what was seen meanwhile', async () => {
    const { world, write } = await annAndBo()
    await world.commit(async ({ conversations, likes }) => {
      await conversations.read('talk', 'ann', 1, true)
      await likes.seen('bo', 'ann', world.now())
    })
    expect(await write('new-message')).toEqual({ become: 'nothing', why: 'outdated' })
    expect(await write('new-like')).toEqual({ become: 'nothing', why: 'outdated' })
  })

  test('is not sent about an undone like or match', async () => {
    const { world, write, like } = await annAndBo()
    expect(await write('new-match')).toEqual({ become: 'nothing', why: 'outdated' })
    await like('ann', 'bo')
    expect((await write('new-match')).become).toBe('letter')
    await world.commit(({ likes }) => likes.remove('bo', 'ann'))
    expect(await write('new-like')).toEqual({ become: 'nothing', why: 'outdated' })
  })

  test('is sent once per conversation until the member returns', async () => {
    const { world, write, say, seen } = await annAndBo()
    expect((await write('new-message')).become).toBe('letter')
    world.pass(HOUR)
    await say('m2', 'bo')
    expect(await write('new-message')).toEqual({ become: 'nothing', why: 'recently-mailed' })

    await seen()
    world.pass(HOUR)
    await say('m3', 'bo')
    expect((await write('new-message')).become).toBe('letter')
  })

  test('is sent once for several concurrent messages of a conversation', async () => {
    const { world, write, say } = await annAndBo()
    const addedAt = world.now()
    await say('m2', 'bo')
    const written = await Promise.all(
      ['d1', 'd2', 'd3'].map((id) => write('new-message', { id, addedAt })),
    )
    expect(written.map(({ become }) => become)).toEqual(['letter', 'nothing', 'nothing'])

    // The failed letter returns to the queue: it is sent again, and no other.
    world.pass(HOUR)
    expect((await write('new-message', { id: 'd2', addedAt })).become).toBe('nothing')
    expect((await write('new-message', { id: 'd1', addedAt })).become).toBe('letter')
    // The conversation's next delivery has the same id.
    expect((await write('new-message', { id: 'd1' })).become).toBe('nothing')
  })

  test('is not sent about erased or blocked members, nor to unconfirmed ones', async () => {
    const blocked = await annAndBo()
    await blocked.world.commit(({ blocks }) => blocks.add('ann', 'bo', 1))
    expect(await blocked.write('new-like')).toEqual({ become: 'nothing', why: 'outdated' })

    const erased = await annAndBo()
    await erased.world.commit(({ accounts }) => accounts.save({ ...erased.bo, status: 'deleted' }))
    expect(await erased.write('new-like')).toEqual({ become: 'nothing', why: 'outdated' })

    const stillUnread = await annAndBo()
    await stillUnread.world.commit(({ accounts }) =>
      accounts.save({ ...stillUnread.ann, status: 'not_confirmed' }),
    )
    expect(await stillUnread.write('new-like')).toEqual({ become: 'nothing', why: 'outdated' })
  })
})
