import { describe, expect, test } from 'bun:test'
import { blockMember } from '#core/discovery/block-member.ts'
import { DAY } from '#core/shared/time.ts'
import { upload } from '#tests/core/fakes.ts'
import { photoTalk } from './photo-talk.ts'

const refusedWith = (code: string) => ({ ok: false, error: { code } })

describe('a photo in a conversation', () => {
  test('is charged when sent, and known only to its sender until it is approved', async () => {
    const { photo, read, wallet, reads, allEvents, deliveries, conversation, sees, bytes } =
      await photoTalk()
    const sent = await photo('p1')
    expect(sent).toMatchObject({ value: { state: 'inspection', drawn: { granted: 2, paid: 0 } } })
    expect(await wallet()).toEqual({ granted: 3, paid: 0 })
    const [entry] = await reads.ledger.of('ann', null, 9)
    expect(entry).toMatchObject({ reason: 'photo', reference: 'p1', to: 'site:spent', amount: 2 })
    expect(await allEvents()).toEqual([
      { type: 'chat-photo.sent', photo: 'p1', conversation, from: 'ann' },
    ])
    expect(await deliveries()).toEqual([])

    expect(await read('ann')).toMatchObject({ undelivered: [{ id: 'p1' }] })
    expect(await sees('ann', 'p1')).toBe(true)
    expect(await bytes(sent.ok ? sent.value.key : null)).toBe(true)
    const ofBo = await read('bo')
    expect(ofBo.undelivered).toEqual([])
    expect(ofBo.messages.map(({ id }) => id)).toEqual(['hello'])
    expect(await sees('bo', 'p1', 'blur')).toBe(false)
  })

  test('is delivered on approval: blurred for the recipient until they open it', async () => {
    const { photo, approve, read, reads, sees, opens, deliveries, conversation, wallet } =
      await photoTalk()
    await photo('p1')
    expect(await approve('p1')).toMatchObject({ value: { state: 'delivered', seq: 2 } })
    expect(await wallet()).toEqual({ granted: 3, paid: 0 })
    expect((await read('ann')).undelivered).toEqual([])
    const { messages, photos } = await read('bo')
    expect(messages.at(-1)).toMatchObject({ photo: 'p1', text: '', cost: 2, from: 'ann', seq: 2 })
    expect(photos.get('p1')).toMatchObject({ openedAt: null })
    expect((await deliveries()).map(({ notification }) => notification)).toEqual([
      { kind: 'new-message', member: 'bo', from: 'ann', conversation, photo: true, site: 'vonk' },
    ])
    expect((await reads.conversations.of('bo', 9))[0]).toMatchObject({ last: { photo: 'p1' } })

    expect(await sees('bo', 'p1')).toBe(false)
    expect(await sees('bo', 'p1', 'blur')).toBe(true)
    expect(await opens('ann', 'p1')).toMatchObject(refusedWith('photo.not-found'))
    expect(await opens('bo', 'p1')).toMatchObject({ ok: true })
    const first = (await reads.chatPhotos.byId('p1'))?.openedAt
    expect(await opens('bo', 'p1')).toMatchObject({ ok: true })
    expect((await reads.chatPhotos.byId('p1'))?.openedAt).toBe(first ?? 0)
    expect(await sees('bo', 'p1')).toBe(true)
  })

  test('is visible to its two members only, in its own conversation', async () => {
    const world = await photoTalk()
    await world.member('eve')
    await world.photo('p1')
    await world.approve('p1')
    expect(await world.sees('eve', 'p1', 'blur')).toBe(false)
    expect(await world.opens('eve', 'p1')).toMatchObject(refusedWith('photo.not-found'))
    expect(await world.opens('bo', 'p2')).toMatchObject(refusedWith('photo.not-found'))
    await world.commit(async ({ chatPhotos }) => {
      const photo = await chatPhotos.lock('p1')
      if (photo) await chatPhotos.save({ ...photo, conversation: 'another' })
    })
    expect(await world.sees('ann', 'p1')).toBe(false)
  })

  test('that is refused has a reason, and is refunded to the same purses', async () => {
    const { photo, refuse, approve, read, wallet, reads, bytes, allEvents, sees } = await photoTalk(
      {
        credits: 1,
        paid: 5,
      },
    )
    const sent = await photo('p1')
    const key = sent.ok ? sent.value.key : null
    expect(await wallet()).toEqual({ granted: 0, paid: 4 })
    expect(await refuse('p1')).toMatchObject({ value: { state: 'returned', reason: 'contact' } })
    expect(await wallet()).toEqual({ granted: 1, paid: 5 })
    const back = (await reads.ledger.of('ann', null, 9)).filter(
      ({ reason }) => reason === 'photo-returned',
    )
    expect(back.map(({ to, amount }) => [to, amount]).toSorted()).toEqual([
      ['granted:ann', 1],
      ['paid:ann', 1],
    ])
    expect(await reads.ledger.spentSince('ann', 0)).toBe(0)
    expect(await bytes(key)).toBe(false)
    expect(await sees('ann', 'p1')).toBe(false)
    expect((await read('ann')).undelivered).toMatchObject([{ state: 'returned' }])
    expect((await read('bo')).messages).toHaveLength(1)
    expect((await allEvents()).at(-1)).toMatchObject({
      type: 'chat-photo.returned',
      reason: 'contact',
    })

    expect(await approve('p1')).toMatchObject({ value: { state: 'returned' } })
    expect(await refuse('p1')).toMatchObject({ ok: true })
    expect(await wallet()).toEqual({ granted: 1, paid: 5 })
    expect(await refuse('nothing')).toMatchObject(refusedWith('photo.not-found'))
  })

  test('cannot be the first message, also before the email is confirmed', async () => {
    const fresh = await photoTalk({ begun: false })
    expect(await fresh.photo('p1')).toMatchObject(refusedWith('photo.not-first'))
    const unconfirmed = await photoTalk({ confirmed: false })
    expect(await unconfirmed.photo('p1')).toMatchObject(refusedWith('photo.not-first'))
    expect(await unconfirmed.balance()).toBe(5)
  })

  test('that is not allowed costs nothing and stores nothing', async () => {
    const world = await photoTalk({ credits: 2 })
    const { photo, site, balance, conversation, photoFiles, now } = world
    expect(await photo('p1', { conversation: 'none' })).toMatchObject(refusedWith('chat.not-found'))
    expect(await photo('p1', { from: 'eve' })).toMatchObject(refusedWith('chat.not-found'))
    expect(await photo('p1', { upload: new Uint8Array(3) })).toMatchObject(
      refusedWith('photo.not-a-picture'),
    )
    expect(await photo('p1', { site: { ...site, photoCredits: 3 } })).toEqual({
      ok: false,
      error: { code: 'credits.insufficient', needed: 3, balance: 2 },
    })
    expect(await photo('p1', { agreed: 1 })).toEqual({
      ok: false,
      error: { code: 'message.price-changed', price: 2 },
    })
    await blockMember(world, { member: 'bo', blocked: 'ann' })
    expect(await photo('p1')).toMatchObject(refusedWith('chat.closed'))
    expect(await balance()).toBe(2)
    expect(await world.reads.chatPhotos.of('ann')).toEqual([])
    expect((await world.read('ann')).seat.conversation.id).toBe(conversation)
    expect(await photoFiles.sweep(now() + DAY, async () => false)).toBe(0)
  })

  test('paid by the last credits is sent once of two, and the other stores nothing', async () => {
    const { photo, balance, reads, photoFiles, now } = await photoTalk({ credits: 3 })
    const sent = await Promise.all([photo('p1'), photo('p2')])
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1)
    expect(sent.find(({ ok }) => !ok)).toMatchObject(refusedWith('credits.insufficient'))
    expect(await balance()).toBe(1)
    expect(await reads.chatPhotos.of('ann')).toHaveLength(1)
    expect(await photoFiles.sweep(now() + DAY, reads.chatPhotos.hasKey)).toBe(0)
  })

  test('is idempotent by id, and charged once', async () => {
    const { photo, balance, refuse, reads, commit } = await photoTalk()
    const twice = await Promise.all([photo('p1'), photo('p1')])
    expect(twice[0]).toEqual(twice[1])
    expect(await photo('p1')).toMatchObject({ ok: true })
    expect(await balance()).toBe(3)
    expect(await photo('p1', { upload: upload('another') })).toMatchObject(
      refusedWith('photo.id-taken'),
    )
    expect(await photo('p1', { from: 'bo' })).toMatchObject(refusedWith('photo.id-taken'))
    await refuse('p1')
    expect(await photo('p1')).toMatchObject({ value: { state: 'returned' } })
    expect(await balance()).toBe(5)
    // An id of somebody else that is taken during the insert.
    await commit(async ({ chatPhotos }) => {
      const photo = (await reads.chatPhotos.of('ann'))[0]
      if (photo) await chatPhotos.add({ ...photo, id: 'p9', from: 'bo', key: 'k9' })
    })
    expect(await photo('p9')).toMatchObject(refusedWith('photo.id-taken'))
  })

  test('can be free of charge, also when it is refused', async () => {
    const { photo, refuse, site, balance, reads } = await photoTalk({ credits: 0 })
    expect(await photo('p1', { site: { ...site, photoCredits: 0 } })).toMatchObject({ ok: true })
    await refuse('p1')
    expect(await balance()).toBe(0)
    expect(await reads.ledger.of('ann', null, 9)).toEqual([])
  })
})
