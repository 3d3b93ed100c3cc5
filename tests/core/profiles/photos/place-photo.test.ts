import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { keysOf } from '#core/profiles/photo.ts'
import { removePhoto } from '#core/profiles/photos/change-photos.ts'
import { cutOf, UNPLACED, ZOOM } from '#core/profiles/photos/focus.ts'
import { placePhoto } from '#core/profiles/photos/place-photo.ts'
import { annAt } from './album.ts'

describe('the cut of a photo', () => {
  test('shows the face where the frame has room for it', () => {
    const landscape = { width: 1600, height: 900 }
    expect(cutOf(landscape, { x: 80, y: 40, zoom: 1 }, 4 / 5)).toEqual({
      left: 880,
      top: 0,
      width: 720,
      height: 900,
    })
    expect(cutOf(landscape, { x: 80, y: 40, zoom: 2 }, 1)).toEqual({
      left: 1055,
      top: 171,
      width: 450,
      height: 450,
    })
  })

  test('is within the picture, of its shape and as near to the focus as its edges allow', () => {
    const size = fc.integer({ min: 320, max: 1600 })
    const focus = fc.record({
      x: fc.double({ min: -50, max: 150, noNaN: true }),
      y: fc.double({ min: -50, max: 150, noNaN: true }),
      zoom: fc.double({ min: 0.1, max: 9, noNaN: true }),
    })
    fc.assert(
      fc.property(
        size,
        size,
        focus,
        fc.constantFrom(4 / 5, 1, 5 / 4),
        (width, height, at, shape) => {
          const cut = cutOf({ width, height }, at, shape)
          expect(cut.left).toBeGreaterThanOrEqual(0)
          expect(cut.top).toBeGreaterThanOrEqual(0)
          expect(cut.left + cut.width).toBeLessThanOrEqual(width)
          expect(cut.top + cut.height).toBeLessThanOrEqual(height)
          expect(Math.abs(cut.width / cut.height - shape)).toBeLessThan(0.02)
          const most = Math.min(width, height * shape)
          expect(cut.width).toBeGreaterThanOrEqual(Math.floor(most / ZOOM.most))
          expect(cut.width).toBeLessThanOrEqual(Math.ceil(most))
        },
      ),
    )
  })
})

describe('placing a photo', () => {
  const place = async (focus = { x: 80, y: 40, zoom: 1.5 }) => {
    const ann = await annAt()
    await ann.add('p1')
    const [before] = await ann.world.reads.photos.of('ann')
    return {
      ...ann,
      before,
      placed: await placePhoto(ann.world, { member: 'ann', photo: 'p1', focus }),
    }
  }

  test('cuts it anew under a key of its own, and keeps the picture and its decision', async () => {
    const { world, before, placed } = await place({ x: 80.4, y: 39.6, zoom: 1.46 })
    expect(placed.ok && placed.value).toEqual({
      ...(before as NonNullable<typeof before>),
      cut: expect.any(String),
      focus: { x: 80, y: 40, zoom: 1.5 },
    })
    const keys = placed.ok ? keysOf(placed.value) : []
    expect(await world.reads.photos.byId('p1')).toEqual(placed.ok ? placed.value : null)
    expect(world.photoFiles.keys()).toEqual(keys.toSorted())
    for (const key of keys) expect(world.photoFiles.isSettled(key)).toBe(true)
  })

  test('by many at once leaves the files of one, and refuses nobody', async () => {
    const { world } = await place()
    const placements = Array.from({ length: 8 }, (_, x) =>
      placePhoto(world, { member: 'ann', photo: 'p1', focus: { x, y: 1, zoom: 1 } }),
    )
    expect((await Promise.all(placements)).every(({ ok }) => ok)).toBe(true)
    const stored = await world.reads.photos.byId('p1')
    expect(world.photoFiles.keys()).toEqual(stored ? keysOf(stored).toSorted() : [])
  })

  test('again at the same place changes nothing', async () => {
    const { world, placed } = await place()
    const again = await placePhoto(world, {
      member: 'ann',
      photo: 'p1',
      focus: { x: 80, y: 40, zoom: 1.5 },
    })
    expect(again).toEqual(placed)
  })

  test('is for one’s own photos only', async () => {
    const { world } = await place()
    const missing = { ok: false, error: { code: 'photo.not-found' } } as const
    await world.member('bo')
    expect(await placePhoto(world, { member: 'bo', photo: 'p1', focus: UNPLACED })).toEqual(missing)
    expect(await placePhoto(world, { member: 'ann', photo: 'no', focus: UNPLACED })).toEqual(
      missing,
    )
  })

  test('leaves no file behind if the photo is removed meanwhile', async () => {
    const { world, placed } = await place()
    const cut: typeof world.pictures.cut = async (...all) => {
      await removePhoto(world, { member: 'ann', photo: 'p1' })
      return world.pictures.cut(...all)
    }
    const ports = { ...world, pictures: { ...world.pictures, cut } }
    expect(placed.ok).toBe(true)
    expect(await placePhoto(ports, { member: 'ann', photo: 'p1', focus: UNPLACED })).toEqual({
      ok: false,
      error: { code: 'photo.not-found' },
    })
    expect(world.photoFiles.keys()).toEqual([])
  })
})
