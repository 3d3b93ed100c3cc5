import { describe, expect, test } from 'bun:test'
import { CHECKED_WITHIN } from '#core/chats/chat.ts'
import { recipientsOf } from '#core/chats/messages/paid-messages.ts'
import { returnUnchecked } from '#core/chats/photos/return-unchecked.ts'
import { blockMember } from '#core/discovery/block-member.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { eraseDeleted } from '#core/membership/leaving/erase-deleted.ts'
import { sweepPhotos } from '#core/profiles/photos/sweep-photos.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import { photoTalk } from './photo-talk.ts'

const refusedWith = (code: string) => ({ ok: false, error: { code } })

describe('a photo in review', () => {
  test('for somebody who blocked its sender or left is refunded on approval', async () => {
    const world = await photoTalk()
    await world.photo('p1')
    await blockMember(world, { member: 'bo', blocked: 'ann' })
    expect(await world.approve('p1')).toMatchObject({
      value: { state: 'returned', reason: 'gone' },
    })
    expect(await world.balance()).toBe(5)

    const left = await photoTalk()
    await left.photo('p1')
    await left.commit(async ({ accounts }) => {
      const bo = await accounts.lock('bo')
      if (bo) await accounts.save({ ...bo, status: 'deleted', deletedAt: left.now() })
    })
    expect(await left.approve('p1')).toMatchObject({ value: { reason: 'gone' } })
    expect(await left.balance()).toBe(5)
  })

  test('is refunded after three days without a review', async () => {
    const world = await photoTalk()
    await world.photo('p1')
    world.pass(CHECKED_WITHIN)
    expect(await returnUnchecked(world)).toEqual({ returned: 0, errors: [] })
    world.pass(HOUR)
    expect(await returnUnchecked(world)).toEqual({ returned: 1, errors: [] })
    expect(await world.reads.chatPhotos.byId('p1')).toMatchObject({ reason: 'unchecked' })
    expect(await world.balance()).toBe(5)
  })

  test('that cannot be refunded does not block others', async () => {
    const world = await photoTalk({ credits: 20 })
    const stuck = await world.photo('p1')
    await world.photo('p2')
    world.pass(CHECKED_WITHIN + HOUR)
    const failure = new Error('the photo store is down')
    const key = stuck.ok ? stuck.value.key : null
    const unsettle = (one: string) =>
      one === key ? Promise.reject(failure) : world.photoFiles.unsettle(one)
    const photoFiles = { ...world.photoFiles, unsettle }
    expect(await returnUnchecked({ ...world, photoFiles })).toEqual({
      returned: 1,
      errors: [failure],
    })
    expect(await world.reads.chatPhotos.byId('p1')).toMatchObject({ state: 'inspection' })
    expect(await world.reads.chatPhotos.byId('p2')).toMatchObject({ reason: 'unchecked' })
  })

  test('whose chat its sender deletes is refunded, not delivered', async () => {
    const { photo, deletes, refuse, approve, read, balance, bytes, reads } = await photoTalk()
    await photo('p1')
    await refuse('p1')
    const sent = await photo('p2')
    await deletes('ann')
    expect(await balance()).toBe(5)
    expect(await bytes(sent.ok ? sent.value.key : null)).toBe(false)
    expect((await read('ann')).undelivered).toEqual([])
    expect(await reads.chatPhotos.byId('p2')).toMatchObject({ reason: 'withdrawn', hidden: true })
    expect(await approve('p2')).toMatchObject({ value: { state: 'returned' } })
    // A retry by a client without a response is still not charged.
    expect(await photo('p2')).toMatchObject({ value: { state: 'returned' } })
    expect(await balance()).toBe(5)
  })

  test('is hidden with the chat only for the member who deleted it', async () => {
    const { photo, approve, deletes, sees, opens } = await photoTalk()
    await photo('p1')
    await approve('p1')
    await deletes('bo')
    expect(await sees('bo', 'p1', 'blur')).toBe(false)
    expect(await opens('bo', 'p1')).toMatchObject(refusedWith('photo.not-found'))
    expect(await sees('ann', 'p1')).toBe(true)
  })

  test('of an erased member is refunded in the ledger, and deleted', async () => {
    const world = await photoTalk({ credits: 0, paid: 5 })
    await world.photo('p1')
    await deleteAccount(world, { member: 'ann', reason: null, site: 'vonk' })
    expect((await world.wallet()).paid).toBe(3)
    world.pass(15 * DAY)
    expect(await eraseDeleted(world)).toEqual({ erased: ['ann'], errors: [] })
    expect((await world.wallet()).paid).toBe(5)
    expect(await world.reads.chatPhotos.byId('p1')).toBeNull()
    expect(await world.reads.holds.of('ann')).toEqual([])
  })

  test('counts towards a free member’s allowance', async () => {
    const settings = { freeAllowance: { rule: 'messages', limit: 1 } } as const
    const { photo, send } = await photoTalk({ premium: false, settings })
    expect(await photo('p1')).toMatchObject({ ok: true })
    expect(await send()).toMatchObject(refusedWith('chat.free-limit'))
  })

  test('is in the ledger with the recipient’s name, also when refunded', async () => {
    const { photo, refuse, reads } = await photoTalk()
    await photo('p1')
    await refuse('p1')
    const entries = await reads.ledger.of('ann', null, 9)
    expect([...(await recipientsOf(reads, { sender: 'ann', entries }))]).toEqual([
      ['p1', { name: 'bo' }],
    ])
  })

  test('keeps its files in a sweep between two steps', async () => {
    const world = await photoTalk()
    const sent = await world.photo('p1')
    const key = (sent.ok && sent.value.key) || ''
    await world.photoFiles.unsettle(key)
    world.pass(DAY)
    expect(await sweepPhotos(world)).toBe(0)
    expect(await world.sees('ann', 'p1')).toBe(true)
    await world.commit(({ chatPhotos }) => chatPhotos.removeAllOf('ann'))
    expect(await world.approve('p1')).toMatchObject(refusedWith('photo.not-found'))
  })
})
