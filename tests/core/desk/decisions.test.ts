import { describe, expect, test } from 'bun:test'
import { audit } from '#core/desk/log/audit.ts'
import { viewMember } from '#core/desk/members/view-member.ts'
import { decidePicture, reopenPicture } from '#core/desk/photos/decide-picture.ts'
import { profilePhotos } from '#core/desk/photos/profile-photos.ts'
import { listPictures } from '#core/desk/photos/waiting-pictures.ts'
import { runConsumer } from '#core/platform/events/run-consumer.ts'
import { MINUTE } from '#core/shared/time.ts'
import { waiting } from './waiting.ts'

describe('a decision on a photo of a profile', () => {
  test('is changed: an approved one is taken down, a refused one approved after all', async () => {
    const { world, mia, bo, nameOf, main, actions } = await waiting()
    const picture = await nameOf('p1')
    await decidePicture(world, mia, { picture, refusal: null })
    world.pass(MINUTE)
    const down = { picture, refusal: 'rights', insteadOf: 'active' } as const
    expect(await decidePicture(world, bo, down)).toEqual({ ok: true, value: { state: 'refused' } })
    expect(await main()).toBeNull()
    expect(await world.reads.photos.byId('p1')).toMatchObject({
      ...{ state: 'refused', reason: 'rights' },
      decidedAt: world.now(),
    })
    // The same once more is no error, and no second action.
    expect(await decidePicture(world, mia, down)).toEqual({ ok: true, value: { state: 'refused' } })
    world.pass(MINUTE)
    const up = { picture, refusal: null, insteadOf: 'refused' } as const
    expect(await decidePicture(world, mia, up)).toEqual({ ok: true, value: { state: 'active' } })
    expect(await main()).toBe('p1')
    expect((await actions()).map(({ by, action }) => [by, action])).toEqual([
      ['Mia', 'photo.approved'],
      ['Bo', 'photo.refused'],
      ['Mia', 'photo.approved'],
    ])
  })

  test('that was looked at is named: where another holds by now, it stays, with who was first', async () => {
    const { world, mia, bo, nameOf, actions } = await waiting()
    const picture = await nameOf('p1')
    await decidePicture(world, mia, { picture, refusal: 'minor' })
    const up = { picture, refusal: null, insteadOf: 'waiting' } as const
    const first = { code: 'photo.decided', state: 'refused', by: 'Mia' } as const
    expect(await decidePicture(world, bo, up)).toEqual({ ok: false, error: first })
    expect(await reopenPicture(world, bo, { picture, insteadOf: 'active' })).toEqual({
      ok: false,
      error: first,
    })
    expect(await actions()).toHaveLength(1)
  })

  test('of two operators at once counts once', async () => {
    const { world, mia, bo, nameOf, actions } = await waiting()
    const picture = await nameOf('p1')
    await decidePicture(world, mia, { picture, refusal: 'quality' })
    const done = await Promise.all([
      decidePicture(world, bo, { picture, refusal: null, insteadOf: 'refused' }),
      reopenPicture(world, mia, { picture, insteadOf: 'refused' }),
    ])
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await actions()).toHaveLength(2)
  })

  test('is undone: the photo waits again, and only once', async () => {
    const { world, mia, nameOf, main, actions } = await waiting()
    const picture = await nameOf('p1')
    const undo = (insteadOf: 'active' | 'refused') =>
      reopenPicture(world, mia, { picture, insteadOf })
    // A decision that never arrived needs no undoing.
    expect(await undo('active')).toEqual({ ok: true, value: { state: 'waiting' } })
    await decidePicture(world, mia, { picture, refusal: null })
    world.pass(MINUTE)
    expect(await undo('active')).toEqual({ ok: true, value: { state: 'waiting' } })
    expect(await undo('active')).toEqual({ ok: true, value: { state: 'waiting' } })
    expect(await main()).toBeNull()
    expect(await world.reads.photos.byId('p1')).toMatchObject({ reason: null, decidedAt: null })
    expect((await listPictures(world, { most: 9 })).waiting).toBe(1)
    expect((await actions()).map(({ action }) => action)).toEqual([
      'photo.reopened',
      'photo.approved',
    ])
  })

  test('is undone on no other picture', async () => {
    const { world, mia } = await waiting()
    expect(await reopenPicture(world, mia, { picture: 'p1', insteadOf: 'active' })).toEqual({
      ok: false,
      error: { code: 'photo.not-found' },
    })
  })

  test('is shown with who made it, for as long as it holds', async () => {
    const { world, mia, approve, nameOf } = await waiting()
    const decided = async () => (await profilePhotos(world, 'ann')).photos.map((one) => one.decided)
    expect(await decided()).toEqual([null])
    await decidePicture(world, mia, { picture: await nameOf('p1'), refusal: 'minor' })
    expect(await decided()).toMatchObject([
      { by: 'Mia', action: 'photo.refused', reason: 'minor', member: 'ann', subject: 'p1' },
    ])
    // By a command: of nobody known.
    await approve('p1')
    expect(await decided()).toEqual([null])
  })

  test('is in the member’s log, with reason and operator', async () => {
    const { world, mia, add, approve, nameOf } = await waiting()
    await add('p2')
    await decidePicture(world, mia, { picture: await nameOf('p1'), refusal: 'minor' })
    world.pass(MINUTE)
    await approve('p2')
    await runConsumer(world, audit, (work) => work)
    const seen = await viewMember(world, { member: 'ann' })
    const log = seen.ok ? seen.value.audit.filter(({ type }) => type === 'photo.decided') : []
    expect(log).toMatchObject([
      { subject: 'p2', decided: null },
      { subject: 'p1', decided: { by: 'Mia', reason: 'minor' } },
    ])
  })
})
