import { describe, expect, test } from 'bun:test'
import type { Operator } from '#core/desk/operator.ts'
import { decidePicture, reopenPicture } from '#core/desk/photos/decide-picture.ts'
import { listSecondLooks, lookAgain } from '#core/desk/photos/second-look.ts'
import { pictureName } from '#core/desk/photos/waiting-pictures.ts'
import { ACCESS_ACTIONS } from '#core/desk/ports.ts'
import type { PhotoRefusal } from '#core/profiles/photo.ts'
import { addPhoto } from '#core/profiles/photos/add-photo.ts'
import { removePhoto } from '#core/profiles/photos/change-photos.ts'
import { DAY, MINUTE } from '#core/shared/time.ts'
import { sampleOperator } from '#tests/contracts/sample-operator.ts'
import { upload } from '#tests/core/fakes.ts'
import { openWorld } from '#tests/core/world.ts'

/** Ann, and two operators who can log in; every approval is looked at again. */
async function open(settings: { trustedPhotos?: number; secondLookPercentage?: number } = {}) {
  const world = openWorld({ settings: { secondLookPercentage: 100, ...settings } })
  const account = await world.member('ann')
  const [mia, leo] = [
    sampleOperator({ id: 'mia', name: 'Mia', passwordHash: '!' }),
    sampleOperator({ id: 'leo', name: 'Leo', passwordHash: '!' }),
  ]
  await world.commit(async ({ operators }) => {
    await operators.add(mia)
    await operators.add(leo)
  })
  const add = async (id: string, subject = id, by = account) => {
    world.pass(MINUTE)
    const added = await addPhoto(world, { id, account: by, upload: upload(subject) })
    if (!added.ok) throw new Error(added.error.code)
    return added.value
  }
  const nameOf = async (id: string) => {
    const photo = await world.reads.photos.byId(id)
    return photo ? pictureName(photo) : ''
  }
  const decide = async (by: Operator, id: string, refusal: PhotoRefusal | null = null) => {
    world.pass(MINUTE)
    return decidePicture(world, by, { picture: await nameOf(id), refusal })
  }
  const look = async (by: Operator, id: string, refusal: PhotoRefusal | null = null) => {
    world.pass(MINUTE)
    return lookAgain(world, by, { picture: await nameOf(id), refusal })
  }
  const listed = async (by: Operator) =>
    (await listSecondLooks(world, by, { most: 9, sites: 'all' })).pictures.map(
      ({ id, by: approver, own }) => ({ id, by: approver, own }),
    )
  const actions = async () =>
    (await world.reads.operatorActions.newest(null, 20, ACCESS_ACTIONS)).map(({ action }) => action)
  return { world, account, mia, leo, add, nameOf, decide, look, listed, actions }
}

describe('a second look', () => {
  test('is not asked of an operator who is alone, at their own approvals', async () => {
    const { world, mia, leo, add, decide, listed } = await open()
    await world.commit(({ operators }) => operators.save({ ...leo, removedAt: world.now() }))
    await add('p1')
    await decide(mia, 'p1')
    expect(await listed(mia)).toEqual([])
  })

  test('is taken by a colleague of who approved, once', async () => {
    const { mia, leo, add, decide, look, listed, actions } = await open()
    await add('p1')
    await decide(mia, 'p1')
    expect(await listed(mia)).toEqual([{ id: 'p1', by: 'Mia', own: 'colleague' }])
    expect(await listed(leo)).toEqual([{ id: 'p1', by: 'Mia', own: null }])
    expect(await look(mia, 'p1')).toEqual({ ok: false, error: { code: 'photo.own-decision' } })
    expect(await look(leo, 'p1')).toEqual({ ok: true, value: { state: 'active' } })
    // The same again is no error, and no second action; anybody else is told who was first.
    expect((await look(leo, 'p1')).ok).toBe(true)
    expect(await look(mia, 'p1', 'nudity')).toEqual({
      ok: false,
      error: { code: 'photo.decided', state: 'active', by: 'Leo' },
    })
    expect(await listed(leo)).toEqual([])
    expect(await actions()).toEqual(['photo.confirmed', 'photo.approved'])
  })

  test('refuses the photo as if it had waited', async () => {
    const { world, mia, leo, add, decide, look, actions } = await open()
    await add('p1')
    await decide(mia, 'p1')
    expect(await look(leo, 'p1', 'rights')).toEqual({ ok: true, value: { state: 'refused' } })
    expect(await world.reads.photos.byId('p1')).toMatchObject({
      ...{ state: 'refused', reason: 'rights', lookAgainAt: null },
    })
    expect((await world.reads.profiles.byId('ann'))?.mainPhoto).toBeNull()
    expect(await actions()).toEqual(['photo.refused', 'photo.approved'])
  })

  test('is one’s own where nobody else could take it, and the log says so', async () => {
    const { world, mia, leo, add, decide, look, listed, actions } = await open()
    await add('p1')
    await decide(mia, 'p1')
    // The colleague left since.
    await world.commit(async ({ operators }) => {
      await operators.lockAll()
      await operators.save({ ...leo, roles: [{ role: 'editor', site: null }] })
    })
    expect(await listed(mia)).toEqual([{ id: 'p1', by: 'Mia', own: 'alone' }])
    expect((await look(mia, 'p1')).ok).toBe(true)
    expect(await actions()).toEqual(['own-approval.confirmed', 'photo.approved'])
  })

  test('is of a photo that is there, by the name of the files that were seen', async () => {
    const { world, leo, mia, add, decide } = await open()
    await add('p1')
    await decide(mia, 'p1')
    for (const picture of ['nobody', 'p1', 'p1_other'])
      expect(await lookAgain(world, leo, { picture, refusal: null })).toEqual({
        ok: false,
        error: { code: 'photo.not-found' },
      })
  })

  test('is of a share of what is approved, and of nothing that waits again', async () => {
    const none = await open({ secondLookPercentage: 0 })
    await none.add('p1')
    await none.decide(none.mia, 'p1')
    expect(await none.listed(none.leo)).toEqual([])

    const { world, mia, leo, add, decide, nameOf, listed } = await open()
    await add('p1')
    await decide(mia, 'p1')
    await reopenPicture(world, mia, { picture: await nameOf('p1'), insteadOf: 'active' })
    expect(await listed(leo)).toEqual([])
  })
})

describe('a trusted member', () => {
  async function trusted() {
    const opened = await open({ trustedPhotos: 2, secondLookPercentage: 0 })
    const { world, mia, add, decide } = opened
    for (const id of ['p1', 'p2']) {
      expect((await add(id)).state).toBe('inspection')
      await decide(mia, id)
    }
    world.pass(31 * DAY)
    return opened
  }

  test('shows a new photo at once, which anybody looks at afterwards', async () => {
    const { world, add, mia, leo, listed, look } = await trusted()
    expect(await add('p3')).toMatchObject({ state: 'active', decidedAt: null })
    expect((await world.reads.profiles.byId('ann'))?.mainPhoto).toBe('p1')
    expect(await listed(mia)).toEqual([{ id: 'p3', by: null, own: null }])
    // A refusal takes the trust away.
    expect((await look(leo, 'p3', 'nudity')).ok).toBe(true)
    await removePhoto(world, { member: 'ann', photo: 'p3' })
    expect((await add('p4')).state).toBe('inspection')
  })

  test('waits like anybody with a first photo, after a restriction, and where none are trusted', async () => {
    const first = await trusted()
    for (const photo of ['p1', 'p2']) await removePhoto(first.world, { member: 'ann', photo })
    expect((await first.add('p3')).state).toBe('inspection')

    const warned = await trusted()
    await warned.world.commit(({ restrictions }) =>
      restrictions.add({
        ...{ id: 'r1', member: 'ann', kind: 'warning', rule: 'money', facts: 'Vroeg om geld.' },
        ...{ report: null, at: warned.world.now() },
      }),
    )
    expect((await warned.add('p3')).state).toBe('inspection')
  })
})

describe('a file that was refused for abuse', () => {
  test('is marked when anybody uploads it again, and never published on trust', async () => {
    const { world, mia, add, decide } = await open()
    const bob = await world.member('bob')
    await add('p1', 'abuse')
    expect((await add('b1', 'abuse', bob)).refusedBefore).toBeNull()
    await decide(mia, 'p1', 'minor')
    await removePhoto(world, { member: 'ann', photo: 'p1' })
    expect(await add('b2', 'abuse', bob)).toMatchObject({
      ...{ state: 'inspection', refusedBefore: 'minor' },
    })
    expect((await add('b3', 'other', bob)).refusedBefore).toBeNull()
  })

  test('is none after another reason, or once the refusal is undone', async () => {
    const { world, mia, add, decide, nameOf } = await open()
    await add('p1', 'blurred')
    await decide(mia, 'p1', 'quality')
    expect((await add('p2', 'blurred')).refusedBefore).toBeNull()
    await decide(mia, 'p2', 'violence')
    await reopenPicture(world, mia, { picture: await nameOf('p2'), insteadOf: 'refused' })
    expect((await add('p3', 'blurred')).refusedBefore).toBeNull()
  })
})
