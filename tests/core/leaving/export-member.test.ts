import { describe, expect, test } from 'bun:test'
import { grant } from '#core/credits/book.ts'
import { exportMember } from '#core/leaving/export-member.ts'
import { openWorld } from '#tests/core/world.ts'
import { livedIn } from '../accounts/lived-in.ts'

describe('exporting', () => {
  test('gathers everything of the member’s, without secrets', async () => {
    const world = await livedIn()
    const all = await exportMember(world, 'ann')
    expect(all).toMatchObject({
      exportedAt: world.now(),
      account: { email: 'ann@example.test' },
      profile: { name: 'ann' },
      photos: [{ id: 'face' }],
      likes: { given: [{ to: 'bo' }], received: [{ from: 'bo' }] },
      blocks: [{ blocked: 'eve' }],
      passes: [{ to: 'bo', until: null }],
      swipeDay: { likes: 2 },
      conversations: [{ id: 'talk', with: 'bo', messages: [{ text: 'Dag Bo' }] }],
      held: [],
      wallet: { granted: 4, paid: 25 },
      orders: [{ id: 'order', payments: [] }],
      sessions: [{ agent: 'a phone' }],
    })
    expect(all.pushed).toEqual([{ addedAt: world.now() }])
    expect(all.ledger).toHaveLength(3)
    expect(JSON.stringify(all)).not.toContain('hash of')
  })

  test('goes on after the first pages', async () => {
    const world = openWorld()
    await world.member('ann')
    await world.member('bo')
    await world.keep(async (stores) => {
      await stores.conversations.open({
        id: 'talk',
        startedBy: 'ann',
        other: 'bo',
        startedAt: world.now(),
        lastSeq: 0,
      })
      for (let sent = 1; sent <= 501; sent += 1) {
        const message = { id: `m${sent}`, conversation: 'talk', from: 'ann', text: 'x', cost: 1 }
        await stores.messages.append({ ...message, sentAt: world.now() })
        const gift = { member: 'ann', amount: 1, reference: `g${sent}`, reason: 'bonus' } as const
        await grant(stores, world, gift)
      }
    })
    const all = await exportMember(world, 'ann')
    expect(all.conversations[0]?.messages.map(({ seq }) => seq)).toHaveLength(501)
    expect(new Set(all.ledger.map(({ id }) => id)).size).toBe(501)
  })
})
