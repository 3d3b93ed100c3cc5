import { describe, expect, test } from 'bun:test'
import { reply } from '#adapters/demo/answers.ts'
import { GUEST_ID } from '#adapters/demo/guest.ts'
import type { OwnWords } from '#adapters/demo/own-words.ts'
import { demoReactions } from '#adapters/demo/reactions.ts'
import { SCRIPTS } from '#adapters/demo/script/scripts.ts'
import { VOICES } from '#adapters/demo/voices/voices.ts'
import type { Account } from '#core/accounts/account.ts'
import { openConversation } from '#core/chats/conversations/open-conversation.ts'
import type { GiftId } from '#core/chats/messages/gifts.ts'
import { sendMessage } from '#core/chats/messages/send-message.ts'
import { likeProfile } from '#core/discovery/liking/give-like.ts'
import { openWorld } from '#tests/core/world.ts'
import { manualTimers } from './manual-timers.ts'

async function demoWorld(ann: Partial<Account> = {}) {
  const world = openWorld()
  const timers = manualTimers()
  const react = demoReactions(world, { schedule: timers.schedule, pause: () => 2500 })
  let handled = 0
  /** Passes new events to the demo members. */
  const reactToNewEvents = async () => {
    const events = await world.allEvents()
    for (const event of events.slice(handled)) if (event) react(event)
    handled = events.length
  }
  const timersWithEvents = {
    ...timers,
    runAll: async () => {
      await reactToNewEvents()
      await timers.runAll()
    },
  }
  const ports = world
  await world.member('ann', { account: { premiumSince: 1, ...ann } })
  await world.member('dora', { profile: { demo: true, name: 'Dora' } })
  await world.commit(({ wallets }) => wallets.credit('ann', 'paid', 9))
  const sendTo = async (other: string, text: string, gift: GiftId | null = null) => {
    const opened = await openConversation(ports, { member: 'ann', with: other, site: 'vonk' })
    if (!opened.ok) throw new Error(opened.error.code)
    const conversation = opened.value.id
    const { site, newId } = world
    const messagesIn = { conversation, text, gift }
    const command = { id: newId(), from: 'ann', ...messagesIn, acknowledged: true, site }
    const sent = await sendMessage(ports, command)
    if (!sent.ok) throw new Error(sent.error.code)
    await reactToNewEvents()
    return conversation
  }
  const messagesIn = (conversation: string) =>
    world.reads.messages.range(conversation, { hidden: 0, limit: 50 })
  return { ...world, ports, timersWithEvents, sendTo, messagesIn }
}

describe('a demo member', () => {
  test('replies to a message after a pause, and says first that it is a script', async () => {
    const { timersWithEvents, sendTo, messagesIn, allEvents } = await demoWorld()
    const chat = await sendTo('dora', 'Hoi Dora!')
    expect(await messagesIn(chat)).toHaveLength(1)
    expect(timersWithEvents.afters()).toContain(2500)

    await timersWithEvents.runAll()
    const [, answer] = await messagesIn(chat)
    expect(answer?.from).toBe('dora')
    expect(answer?.text).toMatch(/script|demo/)
    expect((await allEvents()).slice(-2)).toMatchObject([
      { type: 'conversation.read', conversation: chat, by: 'dora', with: 'ann' },
      { type: 'message.sent', conversation: chat, from: 'dora', to: 'ann' },
    ])
  })

  test('never replies for the guest account, which a person uses', async () => {
    const { timersWithEvents, sendTo, messagesIn, member } = await demoWorld()
    await member(GUEST_ID, { profile: { demo: true } })
    const chat = await sendTo(GUEST_ID, 'Hoi!')
    await timersWithEvents.runAll()
    expect(await messagesIn(chat)).toHaveLength(1)
  })

  test('thanks for a gift, with or without a text', async () => {
    const { timersWithEvents, sendTo, messagesIn } = await demoWorld()
    const chat = await sendTo('dora', '', 'coffee')
    await timersWithEvents.runAll()
    expect((await messagesIn(chat)).at(-1)?.text).toMatch(/dank je/i)
  })

  test('introduces itself once, then answers the question', async () => {
    const { timersWithEvents, sendTo, messagesIn } = await demoWorld()
    const chat = await sendTo('dora', 'Hoi!')
    await timersWithEvents.runAll()
    await sendTo('dora', 'Wat kost een bericht?')
    await timersWithEvents.runAll()

    const answer = (await messagesIn(chat)).at(-1)
    expect(answer?.from).toBe('dora')
    expect(answer?.text).toMatch(/credit/)
    for (const note of SCRIPTS.nl.notes) expect(answer?.text).not.toContain(note)
  })

  test('its replies cost no credits', async () => {
    const { timersWithEvents, sendTo, messagesIn, reads } = await demoWorld()
    const chat = await sendTo('dora', 'Hoi!')
    await timersWithEvents.runAll()

    expect((await messagesIn(chat)).map(({ cost }) => cost)).toEqual([1, 0])
    expect(await reads.wallets.of('ann')).toEqual({ granted: 0, paid: 8 })
    expect(await reads.ledger.of('dora', null, 9)).toEqual([])
  })

  test('marks the messages it replies to as read', async () => {
    const { timersWithEvents, sendTo, reads } = await demoWorld()
    const chat = await sendTo('dora', 'Hoi!')
    await timersWithEvents.runAll()

    expect(await reads.conversations.seat(chat, 'ann')).toMatchObject({
      otherReadSeq: 1,
      unread: 1,
    })
  })

  test('replies to several messages in a row once', async () => {
    const { timersWithEvents, sendTo, messagesIn } = await demoWorld()
    const chat = await sendTo('dora', 'Hoi!')
    await sendTo('dora', 'Ben je er?')
    await timersWithEvents.runAll()
    await timersWithEvents.runAll()

    expect((await messagesIn(chat)).map(({ from }) => from)).toEqual(['ann', 'ann', 'dora'])
  })

  test("replies in the recipient's language", async () => {
    const { timersWithEvents, sendTo, messagesIn } = await demoWorld({ language: 'de' })
    const chat = await sendTo('dora', 'Bist du echt?')
    await timersWithEvents.runAll()

    const text = (await messagesIn(chat)).at(-1)?.text ?? ''
    expect(text).toMatch(/Demo/)
    expect(SCRIPTS.de.notes.some((note) => text.includes(note))).toBe(true)
  })

  test('does not reply after a block or an account deletion', async () => {
    const { timersWithEvents, sendTo, messagesIn, commit, reads } = await demoWorld()
    const chat = await sendTo('dora', 'Hoi!')
    await commit(({ blocks }) => blocks.add('ann', 'dora', 1))
    await timersWithEvents.runAll()
    expect(await messagesIn(chat)).toHaveLength(1)

    await commit(({ blocks }) => blocks.remove('ann', 'dora'))
    await sendTo('dora', 'Toch nog even.')
    await commit(async ({ accounts }) => {
      const ann = await reads.accounts.byId('ann')
      if (ann) await accounts.save({ ...ann, status: 'deleted', deletedAt: 1 })
    })
    await timersWithEvents.runAll()
    expect(await messagesIn(chat)).toHaveLength(2)
  })

  test('a real member never gets scripted replies', async () => {
    const { timersWithEvents, sendTo, messagesIn, member, ports, reads } = await demoWorld()
    await member('bob')
    const chat = await sendTo('bob', 'Hoi!')
    await likeProfile(ports, { from: 'ann', to: 'bob', site: 'vonk' })
    await timersWithEvents.runAll()

    expect(await messagesIn(chat)).toHaveLength(1)
    expect(await reads.likes.givenBy('bob', 9)).toEqual([])
  })
})

const ownWords = (about: string): OwnWords => ({
  about,
  language: 'nl',
  interests: [],
  region: 'Utrecht',
  age: 34,
})

describe('what a demo member says of itself', () => {
  const [day, love] = [VOICES.nl.days.grown[4], VOICES.nl.loves[0]]
  if (!day || !love) throw new Error('there is nothing to say in Dutch')
  const about = `${love.text} ${day.text}`
  const answerTo = (question: string, said: readonly string[], nth = 0) =>
    reply('nl', { question, own: ownWords(about), said, nth })

  test('first answers its own line, then its next sentence, and says once that it is a script', () => {
    const first = answerTo('Hoi! Je zin maakte me nieuwsgierig.', [])
    expect(first).toBe(`${love.next} ${SCRIPTS.nl.notes[0]}`)
    const second = answerTo('Met slagroom natuurlijk', [first])
    expect(second).toBe(day.next)
    expect(SCRIPTS.nl.says.else).toContain(answerTo('Vast wel', [first, second]))
  })

  test('a question for the price, or whether it is real, is answered first', () => {
    expect(answerTo('Wat kost een bericht?', [])).toMatch(/credit/)
    expect(SCRIPTS.nl.says.real).toContain(answerTo('Ben je echt?', ['Hoi!']))
  })

  test('what another said last to the same reader, it does not say', () => {
    const [taken = ''] = SCRIPTS.nl.says.how
    const said = reply('nl', {
      ...{ question: 'Hoe was je dag?', own: ownWords(about), nth: 0 },
      said: ['Hoi!', 'Dag!', 'Hallo!', 'Hé!'],
      elsewhere: [taken],
    })
    expect(said).not.toBe(taken)
  })

  test('goes on about the sentence that is quoted, whichever it is', () => {
    const question = `Je schrijft: ‘${day.text.replace(/\.$/, '')}’. Daar wil ik graag meer over horen.`
    expect(answerTo(question, ['Hoi!'])).toBe(day.next)
    const quote = {
      question: 'Ik ook',
      quote: day.text,
      own: ownWords(about),
      said: ['Hoi!'],
      nth: 0,
    }
    expect(reply('nl', quote)).toBe(day.next)
    expect(reply('nl', { ...quote, question: 'Ben je echt?' })).not.toBe(day.next)
  })

  test('of a sentence in another language than the reader’s it says that there is no more', () => {
    const answer = reply('de', {
      question: `Du schreibst: „${day.text}“`,
      own: ownWords(about),
      said: ['Hallo!'],
      nth: 0,
    })
    expect(SCRIPTS.de.says.life).toContain(answer)
  })
})

describe('likes in the demo', () => {
  test('most demo members like back, so that a match can be seen, and some do not', async () => {
    const { timersWithEvents, ports, member, reads, allEvents } = await demoWorld()
    for (let at = 0; at < 20; at++) {
      await member(`demo-${at}`, { profile: { demo: true } })
      await likeProfile(ports, { from: 'ann', to: `demo-${at}`, site: 'vonk' })
    }
    await timersWithEvents.runAll()

    const returned = await reads.likes.receivedBy('ann', 50)
    expect(returned.length).toBeGreaterThan(8)
    expect(returned.length).toBeLessThan(20)
    expect((await allEvents()).at(-1)).toMatchObject({ type: 'match.made', to: 'ann' })
  })

  test('no like back without a like, nor after it was taken back', async () => {
    const { timersWithEvents, ports, reads, commit } = await demoWorld()
    await likeProfile(ports, { from: 'ann', to: 'dora', site: 'vonk' })
    await commit(({ likes }) => likes.remove('ann', 'dora'))
    await timersWithEvents.runAll()

    expect(await reads.likes.receivedBy('ann', 9)).toEqual([])
  })
})

describe('the script', () => {
  const replyTo = (text: string, said: readonly string[] = ['Hoi!']) =>
    reply('nl', { question: text, own: ownWords(''), said, nth: 0 })

  test('recognises topics by keywords, in the reader’s language and in English', () => {
    expect(replyTo('Ben jij wel echt?')).toMatch(/demo|script|tekst|echt/)
    expect(replyTo('Zullen we koffie drinken?')).toMatch(/koffie|Afspreken/)
    expect(replyTo('Are you free for a drink?')).toMatch(/koffie|Afspreken/)
    expect(replyTo('Mooie foto!')).toMatch(/portret|papier/)
  })

  test('does not repeat a reply right away', () => {
    const said: string[] = ['Hoi!']
    for (let nth = 0; nth < 5; nth++) said.push(replyTo('blablabla', said))
    expect(new Set(said).size).toBe(6)
  })
})
