import { describe, expect, test } from 'bun:test'
import type { AccountStatus } from '#core/accounts/account.ts'
import type { Message } from '#core/chats/chat.ts'
import { deleteChat } from '#core/chats/conversations/delete-chat.ts'
import { blockMember } from '#core/discovery/block-member.ts'
import { exportMember } from '#core/membership/leaving/export-member.ts'
import { requestExport } from '#core/membership/leaving/readable-export.ts'
import { grant } from '#core/money/book.ts'
import { Overloaded } from '#core/shared/result.ts'
import { sampleComplaint } from '#tests/contracts/sample-complaint.ts'
import { sampleWithdrawal } from '#tests/contracts/sample-withdrawal.ts'
import { openWorld, passwordOf } from '#tests/core/world.ts'
import { openAccountWithData } from '../../accounts/account-with-data.ts'
import { photoTalk } from '../../chats/photos/photo-talk.ts'
import { annAndBo } from '../../chats/talk.ts'

describe('exporting', () => {
  test('has the network of the signup and what became of mails, while these are kept', async () => {
    const world = await openAccountWithData()
    const network = { member: 'ann', network: '203.0.113.0/24', at: 1 }
    const mail = { kind: 'news', result: 'skipped', reason: 'switched-off', at: 2 } as const
    await world.commit(async ({ mailLog, signupNetworks }) => {
      await mailLog.add({ member: 'ann', ...mail })
      await signupNetworks.add(network)
    })
    expect(await exportMember(world, 'ann')).toMatchObject({
      mails: [mail],
      signupNetwork: network,
    })
  })

  test('is limited to five times a day per member', async () => {
    const world = await openAccountWithData()
    const five = Array.from({ length: 5 }, () => requestExport(world, 'ann'))
    expect((await Promise.all(five)).map(({ ok }) => ok)).toEqual([true, true, true, true, true])
    expect(await requestExport(world, 'ann')).toEqual({
      ok: false,
      error: { code: 'tries.too-many', minutes: 24 * 60 },
    })
    expect((await requestExport(world, 'bo')).ok).toBe(true)
  })

  test('counts for nothing where the data could not be read', async () => {
    const world = await openAccountWithData()
    const byId = () => Promise.reject(new Overloaded('all connections are in use'))
    const busy = {
      ...world,
      reads: { ...world.reads, accounts: { ...world.reads.accounts, byId } },
    }
    for (let tries = 0; tries < 9; tries += 1) {
      await expect(requestExport(busy, 'ann')).rejects.toThrow(Overloaded)
    }
    expect((await requestExport(world, 'ann')).ok).toBe(true)
  })

  test('has all of the member’s data, without secrets', async () => {
    const world = await openAccountWithData()
    await world.commit(({ withdrawals }) =>
      withdrawals.add(sampleWithdrawal({ order: 'order', confirmedAt: world.now() })),
    )
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
      chatPhotos: [],
      wallet: { granted: 4, paid: 25 },
      orders: [{ id: 'order', payments: [], withdrawals: [{ order: 'order' }] }],
      sessions: [{ agent: 'a phone' }],
    })
    // Where its files are is nobody's.
    expect(all.photos[0]).not.toHaveProperty('key')
    expect(all.photos[0]).not.toHaveProperty('cut')
    expect(all.pushed).toEqual([{ addedAt: world.now() }])
    expect(all.ledger).toHaveLength(3)
    expect(JSON.stringify(all)).not.toContain(await world.passwords.hash(passwordOf('ann')))
  })

  test('continues after the first pages', async () => {
    const world = openWorld()
    await world.member('ann')
    await world.member('bo')
    await world.commit(async (stores) => {
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

  test('does not reveal visitors of the profile', async () => {
    const world = await openAccountWithData()
    await world.commit(({ likes }) => likes.seen('ann', 'bo', world.now()))
    const { likes } = await exportMember(world, 'ann')
    expect(likes.given).toEqual([{ from: 'ann', to: 'bo', at: world.now(), swiped: false }])
  })

  test('does not reveal when a sent photo was opened', async () => {
    const { photo, approve, opens, ...world } = await photoTalk()
    await photo('p1')
    await approve('p1')
    await opens('bo', 'p1')
    const [sent] = (await exportMember(world, 'ann')).chatPhotos
    expect(sent).toMatchObject({ id: 'p1', state: 'delivered' })
    expect(sent).not.toHaveProperty('openedAt')
  })

  test('has the credits that are held for a photo in moderation', async () => {
    const { photo, ...world } = await photoTalk({ credits: 1, paid: 4 })
    await photo('p1')
    expect((await exportMember(world, 'ann')).holds).toEqual([
      { member: 'ann', reference: 'p1', drawn: { granted: 1, paid: 1 }, at: world.now() },
    ])
  })

  test('has likes of listed members only', async () => {
    const world = openWorld()
    await world.member('ann')
    const statuses = ['active', 'not_confirmed', 'deleted', 'banned'] as const
    const like = async (from: AccountStatus) => {
      await world.member(from, { account: { status: from } })
      const given = { from, to: 'ann', at: world.now(), seenAt: null, swiped: false }
      await world.commit(({ likes }) => likes.add(given))
    }
    for (const status of statuses) await like(status)
    const { received } = (await exportMember(world, 'ann')).likes
    expect(received.map(({ from }) => from)).toEqual(['active'])
  })

  test('has their messages from deleted and blocked chats', async () => {
    const { conversation, ...world } = await annAndBo()
    const say = (id: string, from: string, more: Partial<Message> = {}) =>
      world.commit(({ messages }) =>
        messages.append({
          ...{ id, conversation, from, text: `of ${from}`, sentAt: world.now(), cost: 1 },
          ...more,
        }),
      )
    const quote = { kind: 'message', id: 'm1', of: 'bo', text: 'of bo', gift: null } as const
    await say('m1', 'bo')
    await say('m2', 'ann', { quote })
    await deleteChat(world, { member: 'ann', conversation })
    await say('m3', 'bo')
    const exported = async () => {
      const { conversations } = await exportMember(world, 'ann')
      return conversations.map((one) => one.messages.map(({ id, answers }) => [id, answers]))
    }
    expect(await exported()).toEqual([
      [
        ['m2', null],
        ['m3', null],
      ],
    ])
    await blockMember(world, { member: 'bo', blocked: 'ann' })
    expect(await exported()).toEqual([[['m2', null]]])
  })

  test('has messages that wait for the confirmed address, with what they answer', async () => {
    const { send, conversation, ...world } = await annAndBo({ confirmed: false, credits: 0 })
    await send()
    await send({ id: 'm2', text: 'De zee?', quote: { kind: 'line', text: 'Ik hou van de zee.' } })
    const waits = { conversation, from: 'ann', gift: null, writtenAt: world.now(), cost: 1 }
    const line = {
      kind: 'line',
      id: null,
      of: 'bo',
      text: 'Ik hou van de zee.',
      gift: null,
    } as const
    expect((await exportMember(world, 'ann')).held).toEqual([
      { ...waits, id: 'm1', text: 'Dag Bo', answers: null },
      { ...waits, id: 'm2', text: 'De zee?', answers: line },
    ])
    expect((await exportMember(world, 'bo')).held).toEqual([])
  })

  test('does not reveal who opened an empty conversation', async () => {
    const world = await annAndBo()
    expect((await exportMember(world, 'ann')).conversations).toHaveLength(1)
    expect((await exportMember(world, 'bo')).conversations).toEqual([])
  })

  test('has complaints and withdrawals from their confirmed address', async () => {
    const world = openWorld()
    await world.member('ann')
    await world.member('new', {
      account: { email: 'new@example.test', status: 'not_confirmed', confirmedAt: null },
    })
    await world.commit(async ({ complaints, withdrawals }) => {
      for (const email of ['Ann@example.test', 'new@example.test']) {
        const id = `by ${email}`
        await complaints.add(sampleComplaint({ id, email }))
        await withdrawals.add(sampleWithdrawal({ id, email }))
      }
    })
    const anns = [{ id: 'by Ann@example.test' }]
    const all = { complaints: anns, withdrawals: anns }
    expect(await exportMember(world, 'ann')).toMatchObject(all)
    expect(await exportMember(world, 'new')).toMatchObject({ complaints: [], withdrawals: [] })
  })

  test('has unconfirmed withdrawals from their orders', async () => {
    const world = await openAccountWithData()
    const stated = sampleWithdrawal({ order: 'order' })
    await world.commit(({ withdrawals }) => withdrawals.add(stated))
    const { orders, withdrawals } = await exportMember(world, 'ann')
    expect(orders.map((order) => order.withdrawals)).toEqual([[stated]])
    expect(withdrawals).toEqual([])
  })
})
