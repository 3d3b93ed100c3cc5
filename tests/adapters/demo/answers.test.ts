import { describe, expect, test } from 'bun:test'
import { reply } from '#adapters/demo/answers.ts'
import { GUEST_ID } from '#adapters/demo/guest.ts'
import { demoReactions } from '#adapters/demo/reactions.ts'
import type { Account } from '#core/accounts/account.ts'
import type { GiftId } from '#core/chats/gifts.ts'
import { openConversation } from '#core/chats/open-conversation.ts'
import { sendMessage } from '#core/chats/send-message.ts'
import { likeProfile } from '#core/likes/like-profile.ts'
import { openWorld } from '#tests/core/world.ts'
import { byHand } from './by-hand.ts'

async function demoWorld(ann: Partial<Account> = {}) {
  const world = openWorld()
  const timers = byHand()
  const react = demoReactions(world, { schedule: timers.schedule, pause: () => 2500 })
  let known = 0
  /** Passes new events to the demo members. */
  const follow = async () => {
    const events = await world.happened()
    for (const event of events.slice(known)) if (event) react(event)
    known = events.length
  }
  const hands = {
    ...timers,
    ring: async () => {
      await follow()
      await timers.ring()
    },
  }
  const ports = world
  await world.member('ann', { account: { premiumSince: 1, ...ann } })
  await world.member('dora', { profile: { demo: true, name: 'Dora' } })
  await world.keep(({ wallets }) => wallets.credit('ann', 'paid', 9))
  const talkTo = async (other: string, text: string, gift: GiftId | null = null) => {
    const opened = await openConversation(ports, { member: 'ann', with: other, site: 'vonk' })
    if (!opened.ok) throw new Error(opened.error.code)
    const conversation = opened.value.id
    const { site, newId } = world
    const said = { conversation, text, gift }
    const command = { id: newId(), from: 'ann', ...said, acknowledged: true, site }
    const sent = await sendMessage(ports, command)
    if (!sent.ok) throw new Error(sent.error.code)
    await follow()
    return conversation
  }
  const said = (conversation: string) =>
    world.reads.messages.range(conversation, { hidden: 0, limit: 50 })
  return { ...world, ports, hands, talkTo, said }
}

describe('a demo member', () => {
  test('replies to a message after a pause, and says first that it is a script', async () => {
    const { hands, talkTo, said, happened } = await demoWorld()
    const chat = await talkTo('dora', 'Hoi Dora!')
    expect(await said(chat)).toHaveLength(1)
    expect(hands.afters()).toContain(2500)

    await hands.ring()
    const [, answer] = await said(chat)
    expect(answer?.from).toBe('dora')
    expect(answer?.text).toMatch(/Dora.*(script|automatisch)/)
    expect((await happened()).slice(-2)).toMatchObject([
      { type: 'conversation.read', conversation: chat, by: 'dora', with: 'ann' },
      { type: 'message.sent', conversation: chat, from: 'dora', to: 'ann' },
    ])
  })

  test('never replies for the guest account, which a person uses', async () => {
    const { hands, talkTo, said, member } = await demoWorld()
    await member(GUEST_ID, { profile: { demo: true } })
    const chat = await talkTo(GUEST_ID, 'Hoi!')
    await hands.ring()
    expect(await said(chat)).toHaveLength(1)
  })

  test('thanks for a gift, with or without a text', async () => {
    const { hands, talkTo, said } = await demoWorld()
    const chat = await talkTo('dora', '', 'coffee')
    await hands.ring()
    expect((await said(chat)).at(-1)?.text).toMatch(/dank je/i)
  })

  test('introduces itself once, then answers the question', async () => {
    const { hands, talkTo, said } = await demoWorld()
    const chat = await talkTo('dora', 'Hoi!')
    await hands.ring()
    await talkTo('dora', 'Wat kost een bericht?')
    await hands.ring()

    const answer = (await said(chat)).at(-1)
    expect(answer?.from).toBe('dora')
    expect(answer?.text).toMatch(/credit/)
    expect(answer?.text).not.toMatch(/Dora/)
  })

  test('its replies cost no credits', async () => {
    const { hands, talkTo, said, reads } = await demoWorld()
    const chat = await talkTo('dora', 'Hoi!')
    await hands.ring()

    expect((await said(chat)).map(({ cost }) => cost)).toEqual([1, 0])
    expect(await reads.wallets.of('ann')).toEqual({ granted: 0, paid: 8 })
    expect(await reads.ledger.of('dora', null, 9)).toEqual([])
  })

  test('marks the messages it replies to as read', async () => {
    const { hands, talkTo, reads } = await demoWorld()
    const chat = await talkTo('dora', 'Hoi!')
    await hands.ring()

    expect(await reads.conversations.seat(chat, 'ann')).toMatchObject({
      otherReadSeq: 1,
      unread: 1,
    })
  })

  test('replies to several messages in a row once', async () => {
    const { hands, talkTo, said } = await demoWorld()
    const chat = await talkTo('dora', 'Hoi!')
    await talkTo('dora', 'Ben je er?')
    await hands.ring()
    await hands.ring()

    expect((await said(chat)).map(({ from }) => from)).toEqual(['ann', 'ann', 'dora'])
  })

  test("replies in the recipient's language", async () => {
    const { hands, talkTo, said } = await demoWorld({ language: 'de' })
    const chat = await talkTo('dora', 'Bist du echt?')
    await hands.ring()

    expect((await said(chat)).at(-1)?.text).toMatch(/Demo/)
    expect((await said(chat)).at(-1)?.text).toMatch(/Skript|vorbereitet/)
  })

  test('does not reply after a block or an account deletion', async () => {
    const { hands, talkTo, said, keep, reads } = await demoWorld()
    const chat = await talkTo('dora', 'Hoi!')
    await keep(({ blocks }) => blocks.add('ann', 'dora', 1))
    await hands.ring()
    expect(await said(chat)).toHaveLength(1)

    await keep(({ blocks }) => blocks.remove('ann', 'dora'))
    await talkTo('dora', 'Toch nog even.')
    await keep(async ({ accounts }) => {
      const ann = await reads.accounts.byId('ann')
      if (ann) await accounts.save({ ...ann, status: 'deleted', deletedAt: 1 })
    })
    await hands.ring()
    expect(await said(chat)).toHaveLength(2)
  })

  test('a real member never gets scripted replies', async () => {
    const { hands, talkTo, said, member, ports, reads } = await demoWorld()
    await member('bob')
    const chat = await talkTo('bob', 'Hoi!')
    await likeProfile(ports, { from: 'ann', to: 'bob', site: 'vonk' })
    await hands.ring()

    expect(await said(chat)).toHaveLength(1)
    expect(await reads.likes.givenBy('bob', 9)).toEqual([])
  })
})

describe('likes in the demo', () => {
  test('most demo members like back, so that a match can be seen, and some do not', async () => {
    const { hands, ports, member, reads, happened } = await demoWorld()
    for (let at = 0; at < 20; at++) {
      await member(`demo-${at}`, { profile: { demo: true } })
      await likeProfile(ports, { from: 'ann', to: `demo-${at}`, site: 'vonk' })
    }
    await hands.ring()

    const returned = await reads.likes.receivedBy('ann', 50)
    expect(returned.length).toBeGreaterThan(8)
    expect(returned.length).toBeLessThan(20)
    expect((await happened()).at(-1)).toMatchObject({ type: 'match.made', to: 'ann' })
  })

  test('no like back without a like, nor after it was taken back', async () => {
    const { hands, ports, reads, keep } = await demoWorld()
    await likeProfile(ports, { from: 'ann', to: 'dora', site: 'vonk' })
    await keep(({ likes }) => likes.remove('ann', 'dora'))
    await hands.ring()

    expect(await reads.likes.receivedBy('ann', 9)).toEqual([])
  })
})

describe('the script', () => {
  const ask = (asked: string, told = 1) =>
    reply('nl', { asked, told, conversation: 'c', name: 'Dora' })

  test('recognises topics by keywords, in the reader’s language and in English', () => {
    expect(ask('Ben jij wel echt?')).toMatch(/demo|script|tekst|echt/)
    expect(ask('Zullen we koffie drinken?')).toMatch(/koffie|Afspreken/)
    expect(ask('Are you free for a drink?')).toMatch(/koffie|Afspreken/)
    expect(ask('Mooie foto!')).toMatch(/portret|papier/)
  })

  test('does not repeat a reply right away', () => {
    const lines = [1, 2, 3, 4, 5].map((told) => ask('blablabla', told))
    expect(new Set(lines).size).toBe(5)
  })
})
