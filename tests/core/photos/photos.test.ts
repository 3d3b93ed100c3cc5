import { describe, expect, test } from 'bun:test'
import { addPhoto } from '#core/photos/add-photo.ts'
import { chooseMain } from '#core/photos/choose-main.ts'
import { removePhoto } from '#core/photos/remove-photo.ts'
import { reviewPhoto } from '#core/photos/review-photo.ts'
import { upload } from '#tests/core/fakes.ts'
import { openWorld } from '#tests/core/world.ts'

async function annAt(premiumSince: number | null = null) {
  const world = openWorld()
  const account = await world.member('ann', { account: { premiumSince } })
  const add = (id: string, subject = id) =>
    addPhoto(world, { id, account, upload: upload(subject) })
  const approve = (photo: string) => reviewPhoto(world, { photo, verdict: { state: 'active' } })
  const refuse = (photo: string) =>
    reviewPhoto(world, { photo, verdict: { state: 'refused', reason: 'quality' } })
  const main = async () => (await world.reads.profiles.byId('ann'))?.mainPhoto
  return { world, account, add, approve, refuse, main }
}

describe('adding a photo', () => {
  test('keeps it in all sizes and puts it under inspection', async () => {
    const { world, add, main } = await annAt()
    expect(await add('p1')).toEqual({
      ok: true,
      value: {
        id: 'p1',
        member: 'ann',
        state: 'inspection',
        reason: null,
        width: 1200,
        height: 1600,
        addedAt: world.now(),
      },
    })
    expect(world.photoFiles.names()).toEqual(['p1/blur', 'p1/card', 'p1/full', 'p1/thumb'])
    expect(await main()).toBeNull()
  })

  test.each([
    [null, 3],
    [1, 25],
  ])('goes on until the limit (premium since %p: %d)', async (premiumSince, limit) => {
    const { world, add } = await annAt(premiumSince)
    for (let at = 0; at < limit; at += 1) expect((await add(`p${at}`)).ok).toBe(true)
    expect(await add('more')).toEqual({ ok: false, error: { code: 'photo.limit-reached', limit } })
    expect(world.photoFiles.names()).toHaveLength(limit * 4)
  })

  test('never passes the limit, though ten come at once', async () => {
    const { world, add } = await annAt()
    const added = await Promise.all(Array.from({ length: 10 }, (_, at) => add(`p${at}`)))
    expect(added.filter(({ ok }) => ok)).toHaveLength(3)
    expect(await world.reads.photos.of('ann')).toHaveLength(3)
    expect(world.photoFiles.names()).toHaveLength(12)
  })

  test('refuses what is not a picture', async () => {
    const { world, account } = await annAt()
    const text = new TextEncoder().encode('<svg/>')
    expect(await addPhoto(world, { id: 'p1', account, upload: text })).toEqual({
      ok: false,
      error: { code: 'photo.not-a-picture' },
    })
    expect(world.photoFiles.names()).toEqual([])
  })

  test('twice is adding once, also when the limit is reached by it', async () => {
    const { world, add } = await annAt()
    await add('p1')
    await add('p2')
    const first = await add('p3')
    expect(await add('p3')).toEqual(first)
    const both = await Promise.all([add('p3'), add('p3')])
    expect(both).toEqual([first, first])
    expect(await world.reads.photos.of('ann')).toHaveLength(3)
  })

  test('twice at the very same moment is adding once', async () => {
    const { world, add } = await annAt()
    const [one, other] = await Promise.all([add('p1'), add('p1')])
    expect(one).toEqual(other)
    expect(await world.reads.photos.of('ann')).toHaveLength(1)
    expect(world.photoFiles.names()).toHaveLength(4)
  })

  test('under an id with another picture, or of somebody else, is refused', async () => {
    const { world, add } = await annAt()
    await add('p1')
    const taken = { ok: false, error: { code: 'photo.id-taken' } } as const
    expect(await add('p1', 'somebody else')).toEqual(taken)
    const bo = await world.member('bo')
    expect(await addPhoto(world, { id: 'p1', account: bo, upload: upload('p1') })).toEqual(taken)
    const kept = await world.photoFiles.read('p1', 'full')
    expect(new TextDecoder().decode(kept?.bytes)).toBe('full of picture p1')
  })
})

describe('the main photo', () => {
  test('is the first that others may see', async () => {
    const { world, add, approve, main } = await annAt()
    await add('p1')
    await add('p2')
    await approve('p2')
    expect(await main()).toBe('p2')
    await approve('p1')
    expect(await main()).toBe('p2')
    expect(world.heard.map(({ type }) => type)).toEqual(['account', 'account'])
  })

  test('is the member’s choice among those that are shown', async () => {
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

  test('is followed up by the oldest when it goes', async () => {
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

describe('removing a photo', () => {
  test('removes its bytes too, and twice is once', async () => {
    const { world, add } = await annAt()
    await add('p1')
    await removePhoto(world, { member: 'ann', photo: 'p1' })
    await removePhoto(world, { member: 'ann', photo: 'p1' })
    expect(await world.reads.photos.of('ann')).toEqual([])
    expect(world.photoFiles.names()).toEqual([])
  })

  test('of somebody else removes nothing', async () => {
    const { world, add } = await annAt()
    await add('p1')
    await removePhoto(world, { member: 'bo', photo: 'p1' })
    expect(await world.reads.photos.of('ann')).toHaveLength(1)
    expect(world.photoFiles.names()).toHaveLength(4)
  })
})

describe('reviewing a photo', () => {
  test('refuses it with a reason, which a later approval takes away', async () => {
    const { add, approve, refuse } = await annAt()
    await add('p1')
    const refused = await refuse('p1')
    expect(refused.ok && refused.value).toMatchObject({ state: 'refused', reason: 'quality' })
    const approved = await approve('p1')
    expect(approved.ok && approved.value).toMatchObject({ state: 'active', reason: null })
  })

  test('finds no photo that is gone, not even one that goes meanwhile', async () => {
    const { world, add, approve } = await annAt()
    const gone = { ok: false, error: { code: 'photo.not-found' } } as const
    expect(await approve('p1')).toEqual(gone)
    await add('p1')
    const [, reviewed] = await Promise.all([
      world.keep(({ photos }) => photos.remove('p1')),
      approve('p1'),
    ])
    expect(reviewed).toEqual(gone)
    expect(world.heard).toEqual([])
  })

  test('of a member without a profile settles no main photo', async () => {
    const { world, add, approve } = await annAt()
    await add('p1')
    await world.keep(({ profiles }) => profiles.remove('ann'))
    expect((await approve('p1')).ok).toBe(true)
  })
})
