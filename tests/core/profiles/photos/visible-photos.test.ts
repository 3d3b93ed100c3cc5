import { describe, expect, test } from 'bun:test'
import type { Account } from '#core/accounts/account.ts'
import { PHOTO_SIZES, type PhotoSize } from '#core/profiles/photo.ts'
import { mayLoad, type PhotoViewer, visiblePhotos } from '#core/profiles/photos/visible-photos.ts'
import { viewPhoto } from '#core/profiles/viewing/view-photo.ts'
import { openWorld } from '#tests/core/world.ts'

/** Ann with five visible photos, one in review and one refused. */
async function annsPhotos(account: Partial<Account> = {}) {
  const world = openWorld()
  const ann = await world.member('ann', { account, profile: { mainPhoto: 'p3' } })
  for (const id of ['p1', 'p2', 'p3', 'p4', 'p5']) await world.photo(id, 'ann')
  await world.photo('new', 'ann', { state: 'inspection' })
  await world.photo('bad', 'ann', { state: 'refused', reason: 'nudity' })
  for (const { id } of await world.reads.photos.of('ann')) {
    const [thumb, card, full, blur] = PHOTO_SIZES.map((size) =>
      new TextEncoder().encode(`${id} ${size}`),
    )
    if (!thumb || !card || !full || !blur) throw new Error('a picture has four sizes')
    await world.photoFiles.keep(id, { thumb, card, full, blur })
  }
  const free = await world.member('free')
  const premium = await world.member('premium', { account: { premiumSince: world.now() } })
  const load = async (viewer: Account | null, photo: string, size: PhotoSize = 'full') => {
    const answer = await viewPhoto(world, { viewer, photo, size, site: 'vonk' })
    return answer.ok ? new TextDecoder().decode(answer.value.bytes) : answer.error.code
  }
  return { world, ann, free, premium, load, photos: await world.reads.photos.of('ann') }
}

describe('photo visibility', () => {
  const locks = async (viewer: PhotoViewer, blurred = false) =>
    visiblePhotos((await annsPhotos()).photos, { viewer, main: 'p3', blurred }).map(
      ({ id, lock }) => `${id} ${lock ?? 'open'}`,
    )

  test('a visitor sees the main photo, and how to unlock the others', async () => {
    expect(await locks('visitor')).toEqual([
      'p3 open',
      'p1 login',
      'p2 login',
      'p4 premium',
      'p5 premium',
    ])
  })

  test('a free member sees the main photo and the first two others', async () => {
    expect(await locks('free')).toEqual([
      'p3 open',
      'p1 open',
      'p2 open',
      'p4 premium',
      'p5 premium',
    ])
  })

  test('a premium member sees all visible ones', async () => {
    expect(await locks('premium')).toEqual(['p3 open', 'p1 open', 'p2 open', 'p4 open', 'p5 open'])
  })

  test('privacy mode blurs photos, also for premium members', async () => {
    expect(await locks('premium', true)).toEqual([
      'p3 privacy',
      'p1 privacy',
      'p2 privacy',
      'p4 privacy',
      'p5 privacy',
    ])
    // An account would not unlock it: signup is not suggested.
    expect((await locks('visitor', true))[0]).toBe('p3 privacy')
  })

  test('the owner sees all, with the reason of a refusal', async () => {
    const { photos } = await annsPhotos()
    const own = visiblePhotos(photos, { viewer: 'owner', main: 'p3', blurred: false })
    expect(own.map(({ id, lock, reason }) => [id, lock, reason])).toEqual([
      ['p3', null, null],
      ['p1', null, null],
      ['p2', null, null],
      ['p4', null, null],
      ['p5', null, null],
      ['new', null, null],
      ['bad', null, 'nudity'],
    ])
  })

  test('without a main photo a free member sees the first two', async () => {
    const { photos } = await annsPhotos()
    const seen = visiblePhotos(photos, { viewer: 'free', main: null, blurred: false })
    expect(seen.map(({ lock }) => lock)).toEqual([null, null, 'premium', 'premium', 'premium'])
  })

  test('a locked photo has its blur only', () => {
    for (const size of PHOTO_SIZES) {
      expect(mayLoad({ lock: null }, size)).toBe(true)
      expect(mayLoad({ lock: 'premium' }, size)).toBe(size === 'blur')
    }
  })
})

describe('the files of a photo', () => {
  test('are served by visibility and size', async () => {
    const { free, premium, load } = await annsPhotos()
    expect(await load(free, 'p3')).toBe('p3 full')
    expect(await load(free, 'p4')).toBe('photo.not-found')
    expect(await load(free, 'p4', 'blur')).toBe('p4 blur')
    expect(await load(premium, 'p4')).toBe('p4 full')
    expect(await load(null, 'p3')).toBe('p3 full')
    expect(await load(null, 'p1')).toBe('photo.not-found')
  })

  test('in review are served to the owner only', async () => {
    const { ann, premium, load } = await annsPhotos()
    expect(await load(ann, 'new')).toBe('new full')
    expect(await load(premium, 'new')).toBe('photo.not-found')
    expect(await load(premium, 'bad', 'blur')).toBe('photo.not-found')
  })

  test('are not served to blocked or deleted members', async () => {
    const { world, ann, free, load } = await annsPhotos()
    await world.commit(({ blocks }) => blocks.add('ann', 'free', world.now()))
    expect(await load(free, 'p3')).toBe('photo.not-found')
    await world.commit(({ accounts }) => accounts.save({ ...ann, status: 'deleted' }))
    expect(await load(null, 'p3')).toBe('photo.not-found')
  })

  test('that are missing are not found', async () => {
    const { world, free, load } = await annsPhotos()
    await world.photoFiles.remove('p3')
    expect(await load(free, 'p3')).toBe('photo.not-found')
    expect(await load(free, 'nothing')).toBe('photo.not-found')
  })

  test('in privacy mode are served to liked members and chat partners', async () => {
    const { world, free, premium, load } = await annsPhotos({ privacy: true })
    expect(await load(premium, 'p3')).toBe('photo.not-found')
    expect(await load(premium, 'p3', 'blur')).toBe('p3 blur')
    expect(await load(null, 'p3')).toBe('photo.not-found')

    const at = world.now()
    await world.commit(async ({ likes, conversations, messages }) => {
      await likes.add({ from: 'ann', to: 'premium', at, seenAt: null, swiped: false })
      await conversations.open({
        id: 'talk',
        startedBy: 'free',
        other: 'ann',
        startedAt: at,
        lastSeq: 0,
      })
      const message = { conversation: 'talk', sentAt: at, cost: 1 }
      await messages.append({ ...message, id: 'm1', from: 'free', text: 'Hoi' })
    })
    expect(await load(premium, 'p3')).toBe('p3 full')
    expect(await load(free, 'p3')).toBe('photo.not-found')

    await world.commit(({ messages }) =>
      messages.append({
        id: 'm2',
        conversation: 'talk',
        from: 'ann',
        text: 'Dag',
        sentAt: at,
        cost: 1,
      }),
    )
    expect(await load(free, 'p3')).toBe('p3 full')
  })
})
