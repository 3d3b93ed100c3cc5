import { describe, expect, test } from 'bun:test'
import type { QuoteRequest } from '#core/chats/chat.ts'
import { deleteChat } from '#core/chats/conversations/delete-chat.ts'
import { samplePhoto } from '#tests/contracts/sample.ts'
import { annAndBo } from './talk.ts'

const NOTHING = { ok: false, error: { code: 'message.answers-nothing' } } as const

async function talking() {
  const world = await annAndBo({ credits: 9 })
  await world.commit(async (stores) => {
    const bo = await stores.profiles.lock('bo')
    if (bo)
      await stores.profiles.save({
        ...bo,
        about: 'Ik zwem graag.\nEn ik bak brood.',
        line: 'Wie kookt?',
      })
  })
  const answering = (quote: QuoteRequest, id = 'm2') => world.send({ id, text: 'Vertel!', quote })
  return { ...world, answering }
}

describe('a message with a quote', () => {
  test('quotes the text of a message and its sender', async () => {
    const { send, answering } = await talking()
    await send()
    expect(await answering({ kind: 'message', id: 'm1' })).toMatchObject({
      value: {
        message: { quote: { kind: 'message', id: 'm1', of: 'ann', text: 'Dag Bo', gift: null } },
      },
    })
  })

  test('shortens a long message, never within a flag', async () => {
    const { send, answering } = await talking()
    await send({ text: '🇳🇱'.repeat(300) })
    const sent = await answering({ kind: 'message', id: 'm1' })
    const text = sent.ok ? (sent.value.message.quote?.text ?? '') : ''
    expect(text).toBe(`${'🇳🇱'.repeat(199)}…`)
  })

  test('quotes a line of the current profile only', async () => {
    const { answering, balance } = await talking()
    expect(await answering({ kind: 'line', text: 'Ik zwem vaak.' })).toEqual(NOTHING)
    expect(await answering({ kind: 'line', text: ' ' })).toEqual(NOTHING)
    expect(await balance()).toBe(9)
    expect(await answering({ kind: 'line', text: 'En ik bak brood.' })).toMatchObject({
      value: { message: { quote: { kind: 'line', of: 'bo', text: 'En ik bak brood.' } } },
    })
  })

  test('quotes the line they chose while they have it', async () => {
    const { answering, commit } = await talking()
    const request: QuoteRequest = { kind: 'line', text: 'Wie kookt?' }
    expect(await answering(request)).toMatchObject({
      value: { message: { quote: { kind: 'line', of: 'bo', text: 'Wie kookt?' } } },
    })
    await commit(async ({ profiles }) => {
      const bo = await profiles.lock('bo')
      if (bo) await profiles.save({ ...bo, line: null })
    })
    expect(await answering(request, 'm3')).toEqual(NOTHING)
  })

  test('quotes the line they are shown with, also where the text has more than it shows', async () => {
    const { answering, commit } = await talking()
    await commit(async ({ profiles }) => {
      const bo = await profiles.lock('bo')
      if (bo) await profiles.save({ ...bo, about: 'Ik \u202ebak graag brood.', line: null })
    })
    expect(await answering({ kind: 'line', text: 'Ik bak graag brood.' })).toMatchObject({
      value: { message: { quote: { kind: 'line', of: 'bo', text: 'Ik bak graag brood.' } } },
    })
  })

  test('quotes only a visible photo of the recipient', async () => {
    const { answering, commit } = await talking()
    const photo = (id: string, member: string, state: 'active' | 'inspection') =>
      commit(({ photos }) => photos.add(samplePhoto(member, { id, state }), 9))
    await photo('shown', 'bo', 'active')
    await photo('waiting', 'bo', 'inspection')
    await photo('own', 'ann', 'active')
    for (const id of ['waiting', 'own', 'none'])
      expect(await answering({ kind: 'photo', id })).toEqual(NOTHING)
    expect(await answering({ kind: 'photo', id: 'shown' })).toMatchObject({
      value: { message: { quote: { kind: 'photo', id: 'shown', of: 'bo', text: '' } } },
    })
  })

  test('never quotes another conversation, nor a chat that was deleted', async () => {
    const world = await talking()
    const { send, answering, conversation } = world
    expect(await answering({ kind: 'message', id: 'elsewhere' })).toEqual(NOTHING)
    await send()
    await deleteChat(world, { member: 'ann', conversation })
    expect(await answering({ kind: 'message', id: 'm1' })).toEqual(NOTHING)
  })

  test('is idempotent by id; another quote makes it another message', async () => {
    const { send, answering, balance } = await talking()
    await send()
    const first = await answering({ kind: 'message', id: 'm1' })
    expect(await answering({ kind: 'message', id: 'm1' })).toEqual(first)
    expect(await balance()).toBe(7)
    expect(await answering({ kind: 'line', text: 'Ik zwem graag.' })).toMatchObject({
      error: { code: 'message.id-taken' },
    })
  })
})
