import { describe, expect, test } from 'bun:test'
import { PHOTO_SIZES } from '#core/profiles/photo.ts'
import { addPhoto } from '#core/profiles/photos/add-photo.ts'
import { sweepPhotos } from '#core/profiles/photos/sweep-photos.ts'
import { HOUR } from '#core/shared/time.ts'
import { upload } from '#tests/core/fakes.ts'

import { annAt, shown } from './album.ts'

describe('adding a photo', () => {
  test('stores it in all sizes, in review', async () => {
    const { world, add, main } = await annAt()
    expect(await add('p1')).toEqual({
      ok: true,
      value: {
        id: 'p1',
        member: 'ann',
        key: expect.any(String),
        state: 'inspection',
        reason: null,
        width: 1200,
        height: 1600,
        addedAt: world.now(),
        decidedAt: null,
        lookAgainAt: null,
        refusedBefore: null,
        focus: null,
        cut: null,
      },
    })
    const [photo] = await world.reads.photos.of('ann')
    expect(photo?.key).not.toBe('p1')
    for (const size of PHOTO_SIZES) {
      expect(await world.photoFiles.read(photo?.key ?? '', size)).not.toBeNull()
    }
    expect(world.photoFiles.isSettled(photo?.key ?? '')).toBe(true)
    expect(await main()).toBeNull()
  })

  test.each([
    [null, 3],
    [1, 25],
  ])('is possible up to the limit (premium since %p: %d)', async (premiumSince, limit) => {
    const { world, add } = await annAt(premiumSince)
    for (let at = 0; at < limit; at += 1) expect((await add(`p${at}`)).ok).toBe(true)
    expect(await add('more')).toEqual({ ok: false, error: { code: 'photo.limit-reached', limit } })
    expect(world.photoFiles.keys()).toHaveLength(limit)
  })

  test('keeps to the limit under ten concurrent uploads', async () => {
    const { world, add } = await annAt()
    const added = await Promise.all(Array.from({ length: 10 }, (_, at) => add(`p${at}`)))
    expect(added.filter(({ ok }) => ok)).toHaveLength(3)
    expect(await world.reads.photos.of('ann')).toHaveLength(3)
    expect(world.photoFiles.keys()).toHaveLength(3)
  })

  test('refuses what is not an image', async () => {
    const { world, account } = await annAt()
    const text = new TextEncoder().encode('<svg/>')
    expect(await addPhoto(world, { id: 'p1', account, upload: text })).toEqual({
      ok: false,
      error: { code: 'photo.not-a-picture' },
    })
    expect(world.photoFiles.keys()).toEqual([])
  })

  test('is idempotent, also at the limit', async () => {
    const { world, add } = await annAt()
    await add('p1')
    await add('p2')
    const first = await add('p3')
    expect(await add('p3')).toEqual(first)
    const both = await Promise.all([add('p3'), add('p3')])
    expect(both).toEqual([first, first])
    expect(await world.reads.photos.of('ann')).toHaveLength(3)
  })

  test('is idempotent under concurrency', async () => {
    const { world, add } = await annAt()
    const [one, other] = await Promise.all([add('p1'), add('p1')])
    expect(one).toEqual(other)
    expect(await world.reads.photos.of('ann')).toHaveLength(1)
    expect(world.photoFiles.keys()).toHaveLength(1)
  })

  test('under an id of another photo, or member, is refused', async () => {
    const { world, add } = await annAt()
    await add('p1')
    const taken = { ok: false, error: { code: 'photo.id-taken' } } as const
    expect(await add('p1', 'somebody else')).toEqual(taken)
    const bo = await world.member('bo')
    expect(await addPhoto(world, { id: 'p1', account: bo, upload: upload('p1') })).toEqual(taken)
    expect(await shown(world, 'p1')).toEndWith('p1')
  })

  test('with two photos under one id concurrently stores one, unchanged', async () => {
    const { world, add, approve } = await annAt()
    const bo = await world.member('bo')
    const both = await Promise.all([
      add('p1', 'mine'),
      add('p1', 'another'),
      addPhoto(world, { id: 'p1', account: bo, upload: upload('his') }),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.filter((one) => !one.ok).map(({ error }) => error.code)).toEqual([
      'photo.id-taken',
      'photo.id-taken',
    ])
    const inspected = await shown(world, 'p1')
    await approve('p1')
    for (const subject of ['mine', 'another']) await add('p1', subject)
    await addPhoto(world, { id: 'p1', account: bo, upload: upload('his') })
    expect(await shown(world, 'p1')).toBe(inspected)
    expect(world.photoFiles.keys()).toHaveLength(1)
  })

  test('interrupted by a crash before the insert leaves nothing after a sweep', async () => {
    const { world, account } = await annAt()
    const storage = { ...world, atomically: () => Promise.reject(new Error('a power cut')) }
    const cut = addPhoto(storage, { id: 'p1', account, upload: upload('p1') })
    await expect(cut).rejects.toThrow()
    expect(world.photoFiles.keys()).toHaveLength(1)
    world.pass(2 * HOUR)
    await sweepPhotos(world)
    expect(world.photoFiles.keys()).toEqual([])
  })

  test('interrupted by a crash after the insert is kept by a sweep', async () => {
    const { world, account } = await annAt()
    const settle = () => Promise.reject(new Error('a power cut'))
    const photoFiles = { ...world.photoFiles, settle }
    const cut = addPhoto({ ...world, photoFiles }, { id: 'p1', account, upload: upload('p1') })
    await expect(cut).rejects.toThrow()
    world.pass(2 * HOUR)
    await sweepPhotos(world)
    expect(await shown(world, 'p1')).toEndWith('p1')
    expect(world.photoFiles.keys().map(world.photoFiles.isSettled)).toEqual([true])
  })
})
