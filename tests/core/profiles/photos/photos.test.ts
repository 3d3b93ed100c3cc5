import { describe, expect, test } from 'bun:test'
import { chooseMain, removePhoto } from '#core/profiles/photos/change-photos.ts'
import { sweepPhotos } from '#core/profiles/photos/sweep-photos.ts'
import { reviewPhoto } from '#core/profiles/review-photo.ts'
import { HOUR } from '#core/shared/time.ts'
import { annAt } from './album.ts'

describe('the main photo', () => {
  test('is the first visible one', async () => {
    const { world, add, approve, main } = await annAt()
    await add('p1')
    await add('p2')
    await approve('p2')
    expect(await main()).toBe('p2')
    await approve('p1')
    expect(await main()).toBe('p2')
    const decided = { type: 'photo.decided', member: 'ann', state: 'active' } as const
    expect(await world.allEvents()).toEqual([
      { ...decided, photo: 'p2' },
      { ...decided, photo: 'p1' },
    ])
  })

  test('is the member’s choice among visible ones', async () => {
    const { world, add, approve, main } = await annAt()
    await add('p1')
    await add('p2')
    await add('p3')
    await approve('p1')
    await approve('p2')
    const choose = (photo: string, member = 'ann') => chooseMain(world, { member, photo })
    expect(await choose('p2')).toEqual({ ok: true, value: null })
    expect(await main()).toBe('p2')
    expect(await choose('p3')).toEqual({ ok: false, error: { code: 'photo.not-shown-yet' } })
    await world.member('bo')
    expect(await choose('p1', 'bo')).toEqual({ ok: false, error: { code: 'photo.not-found' } })
    expect(await choose('nothing')).toEqual({ ok: false, error: { code: 'photo.not-found' } })
  })

  test('is replaced by the oldest when it is removed', async () => {
    const { world, add, approve, refuse, main } = await annAt()
    for (const id of ['p1', 'p2', 'p3']) {
      await add(id)
      await approve(id)
    }
    await removePhoto(world, { member: 'ann', photo: 'p1' })
    expect(await main()).toBe('p2')
    await refuse('p2')
    expect(await main()).toBe('p3')
    await removePhoto(world, { member: 'ann', photo: 'p3' })
    expect(await main()).toBeNull()
  })
})

describe('a review', () => {
  test('is about the reviewed photo, not about another under its id', async () => {
    const { world, add, main } = await annAt()
    await add('p1', 'harmless')
    const [seen] = await world.reads.photos.waitingSince(world.now() + 1, 9)
    if (!seen) throw new Error('nothing waits')
    await removePhoto(world, { member: 'ann', photo: 'p1' })
    await add('p1', 'forbidden')

    const decisions = [{ state: 'active' }, { state: 'refused', reason: 'quality' }] as const
    for (const decision of decisions) {
      expect(await reviewPhoto(world, { photo: seen, decision })).toEqual({
        ok: false,
        error: { code: 'photo.not-found' },
      })
    }
    expect(await world.reads.photos.byId('p1')).toMatchObject({ state: 'inspection', reason: null })
    expect(await main()).toBeNull()
  })
})

describe('removing a photo', () => {
  test('removes its files, idempotently', async () => {
    const { world, add } = await annAt()
    await add('p1')
    await removePhoto(world, { member: 'ann', photo: 'p1' })
    await removePhoto(world, { member: 'ann', photo: 'p1' })
    expect(await world.reads.photos.of('ann')).toEqual([])
    expect(world.photoFiles.keys()).toEqual([])
  })

  test('interrupted by a crash leaves no photo without files; a sweep removes orphaned files', async () => {
    const { world, add } = await annAt()
    await add('p1')
    const crash = () => Promise.reject(new Error('a power cut'))
    const remove = (ports: typeof world) => removePhoto(ports, { member: 'ann', photo: 'p1' })
    await expect(remove({ ...world, atomically: crash })).rejects.toThrow()
    world.pass(2 * HOUR)
    await sweepPhotos(world)
    expect(world.photoFiles.keys()).toHaveLength(1)

    const photoFiles = { ...world.photoFiles, remove: crash }
    await expect(remove({ ...world, photoFiles })).rejects.toThrow()
    expect(await world.reads.photos.of('ann')).toEqual([])
    world.pass(2 * HOUR)
    await sweepPhotos(world)
    expect(world.photoFiles.keys()).toEqual([])
  })

  test('of another member is refused', async () => {
    const { world, add } = await annAt()
    await add('p1')
    await removePhoto(world, { member: 'bo', photo: 'p1' })
    expect(await world.reads.photos.of('ann')).toHaveLength(1)
    expect(world.photoFiles.keys()).toHaveLength(1)
  })
})

describe('reviewing a photo', () => {
  test('refuses it with a reason, which a later approval clears', async () => {
    const { add, approve, refuse } = await annAt()
    await add('p1')
    const refused = await refuse('p1')
    expect(refused.ok && refused.value).toMatchObject({ state: 'refused', reason: 'quality' })
    const approved = await approve('p1')
    expect(approved.ok && approved.value).toMatchObject({ state: 'active', reason: null })
  })

  test('finds no removed photo, also under concurrency', async () => {
    const { world, add, approve } = await annAt()
    const gone = { ok: false, error: { code: 'photo.not-found' } } as const
    expect(await approve('p1')).toEqual(gone)
    await add('p1')
    const [, reviewed] = await Promise.all([
      world.commit(({ photos }) => photos.remove('p1')),
      approve('p1'),
    ])
    expect(reviewed).toEqual(gone)
    expect(await world.allEvents()).toEqual([])
  })

  test('of a member without a profile sets no main photo', async () => {
    const { world, add, approve } = await annAt()
    await add('p1')
    await world.commit(({ profiles }) => profiles.remove('ann'))
    expect((await approve('p1')).ok).toBe(true)
  })
})
