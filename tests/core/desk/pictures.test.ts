import { describe, expect, test } from 'bun:test'
import { CHECKED_WITHIN } from '#core/chats/chat.ts'
import { decidePicture } from '#core/desk/photos/decide-picture.ts'
import { listPictures, pictureName, viewPicture } from '#core/desk/photos/waiting-pictures.ts'
import { removePhoto } from '#core/profiles/photos/change-photos.ts'
import { HOUR, MINUTE } from '#core/shared/time.ts'
import { photoTalk } from '../chats/photos/photo-talk.ts'
import { operator, waiting } from './waiting.ts'

describe('the pictures that wait', () => {
  test('are listed with their members, the oldest first', async () => {
    const { world, add, nameOf } = await waiting()
    world.pass(HOUR)
    await add('p2')
    world.pass(MINUTE)
    const { waiting: count, pictures } = await listPictures(world, { most: 1 })
    expect(count).toBe(2)
    expect(pictures.map(pictureName)).toEqual([await nameOf('p1')])
    expect(pictures).toMatchObject([{ kind: 'profile', member: 'ann', until: null }])
    expect(pictures[0]?.name).toBeString()
    expect(pictures[0]?.age).toBeGreaterThan(17)
  })

  test('are listed without a name once the profile is gone', async () => {
    const { world } = await waiting()
    await world.commit(({ profiles }) => profiles.remove('ann'))
    const { pictures } = await listPictures(world, { most: 9 })
    expect(pictures).toMatchObject([{ name: null, age: null }])
  })

  test('are seen by their whole name alone', async () => {
    const { world, nameOf } = await waiting()
    expect((await viewPicture(world, await nameOf('p1'))).ok).toBe(true)
    const missing = { ok: false, error: { code: 'photo.not-found' } } as const
    expect(await viewPicture(world, 'p1')).toEqual(missing)
    expect(await viewPicture(world, 'p1_other')).toEqual(missing)
  })
})

describe('a decision', () => {
  test('counts, and is recorded', async () => {
    const { world, mia, nameOf, main, actions } = await waiting()
    const approved = await decidePicture(world, mia, { picture: await nameOf('p1'), refusal: null })
    expect(approved).toEqual({ ok: true, value: { state: 'active' } })
    expect(await main()).toBe('p1')
    expect(await actions()).toEqual([{ by: 'Mia', action: 'photo.approved', subject: 'p1' }])
  })

  test('of whoever comes second is refused, with who was first', async () => {
    const { world, mia, bo, nameOf, actions } = await waiting()
    const picture = await nameOf('p1')
    await decidePicture(world, mia, { picture, refusal: 'nudity' })
    expect(await decidePicture(world, bo, { picture, refusal: null })).toEqual({
      ok: false,
      error: { code: 'photo.decided', state: 'refused', by: 'Mia' },
    })
    // The same one is no error, and no second action.
    expect(await decidePicture(world, bo, { picture, refusal: 'quality' })).toEqual({
      ok: true,
      value: { state: 'refused' },
    })
    expect(await actions()).toEqual([{ by: 'Mia', action: 'photo.refused', subject: 'p1' }])
    expect((await world.reads.photos.byId('p1'))?.reason).toBe('nudity')
  })

  test('of nobody known has no name', async () => {
    const { world, mia, approve, nameOf } = await waiting()
    await approve('p1')
    expect(
      await decidePicture(world, mia, { picture: await nameOf('p1'), refusal: 'nudity' }),
    ).toEqual({ ok: false, error: { code: 'photo.decided', state: 'active', by: null } })
  })

  test('never applies to another picture, or to one that was removed', async () => {
    const { world, mia, add, nameOf, actions } = await waiting()
    const picture = await nameOf('p1')
    const missing = { ok: false, error: { code: 'photo.not-found' } } as const
    await removePhoto(world, { member: 'ann', photo: 'p1' })
    expect(await decidePicture(world, mia, { picture, refusal: null })).toEqual(missing)
    await add('p1', 'another')
    expect(await decidePicture(world, mia, { picture, refusal: null })).toEqual(missing)
    expect(await decidePicture(world, mia, { picture: 'p1', refusal: null })).toEqual(missing)
    expect(await actions()).toEqual([])
  })
})

describe('a decision on a photo in a chat', () => {
  async function sent() {
    const talk = await photoTalk()
    await talk.photo('c1')
    talk.pass(MINUTE)
    const mia = await operator(talk, 'Mia')
    const [waits] = (await listPictures(talk, { most: 9 })).pictures
    if (!waits) throw new Error('nothing waits')
    const decide = (refusal: Parameters<typeof decidePicture>[2]['refusal']) =>
      decidePicture(talk, mia, { picture: pictureName(waits), refusal })
    const actions = async () =>
      (await talk.reads.operatorActions.newest(null, 9)).map(({ action }) => action)
    const look = () => viewPicture(talk, pictureName(waits))
    return { talk, waits, decide, actions, look }
  }

  test('delivers it', async () => {
    const { talk, waits, decide, actions } = await sent()
    expect(waits.until).toBe(waits.since + CHECKED_WITHIN)
    expect(await decide(null)).toEqual({ ok: true, value: { state: 'active' } })
    expect(await decide(null)).toEqual({ ok: true, value: { state: 'active' } })
    expect(await decide('nudity')).toMatchObject({ error: { code: 'photo.decided', by: 'Mia' } })
    expect(await talk.sees('ann', 'c1')).toBe(true)
    expect(await talk.bytes(waits.key)).toBe(true)
    expect(await actions()).toEqual(['chat-photo.approved'])
  })

  test('ends its view under its name in the queue: what was delivered is private', async () => {
    for (const refusal of [null, 'nudity'] as const) {
      const { talk, waits, decide, look } = await sent()
      expect((await look()).ok).toBe(true)
      await decide(refusal)
      expect(await look()).toEqual({ ok: false, error: { code: 'photo.not-found' } })
      // The file of what was delivered is still there.
      expect(await talk.bytes(waits.key)).toBe(refusal === null)
    }
  })

  test('returns it, for one of the reasons of chats', async () => {
    const { decide, actions } = await sent()
    expect(await decide('no-person')).toEqual({
      ok: false,
      error: { code: 'photo.reason-invalid' },
    })
    expect(await decide('contact')).toEqual({ ok: true, value: { state: 'refused' } })
    expect(await decide('nudity')).toEqual({ ok: true, value: { state: 'refused' } })
    expect(await decide(null)).toEqual({
      ok: false,
      error: { code: 'photo.decided', state: 'refused', by: 'Mia' },
    })
    expect(await actions()).toEqual(['chat-photo.refused'])
  })

  test('of two at once, the first counts, and the files follow it', async () => {
    const delivered = await sent()
    expect(await Promise.all([delivered.decide(null), delivered.decide('nudity')])).toEqual([
      { ok: true, value: { state: 'active' } },
      { ok: false, error: { code: 'photo.decided', state: 'active', by: 'Mia' } },
    ])
    expect(await delivered.talk.bytes(delivered.waits.key)).toBe(true)

    const returned = await sent()
    expect(await Promise.all([returned.decide('nudity'), returned.decide(null)])).toEqual([
      { ok: true, value: { state: 'refused' } },
      { ok: false, error: { code: 'photo.decided', state: 'refused', by: 'Mia' } },
    ])
    expect(await returned.talk.bytes(returned.waits.key)).toBe(false)

    const deleted = await sent()
    const [, late] = await Promise.all([deleted.talk.deletes('ann'), deleted.decide(null)])
    expect(late).toEqual({ ok: false, error: { code: 'photo.not-found' } })
    expect(await deleted.actions()).toEqual([])
  })

  test('finds nothing, once its sender deleted the chat', async () => {
    const { talk, decide } = await sent()
    talk.pass(MINUTE)
    await talk.deletes('ann')
    expect(await decide(null)).toEqual({ ok: false, error: { code: 'photo.not-found' } })
  })

  test('says that it was returned, where the recipient is gone', async () => {
    const { talk, decide } = await sent()
    await talk.commit(async ({ accounts }) => {
      const bo = await accounts.lock('bo')
      if (bo) await accounts.save({ ...bo, status: 'deleted', deletedAt: talk.now() })
    })
    expect(await decide(null)).toEqual({ ok: true, value: { state: 'returned' } })
  })
})
