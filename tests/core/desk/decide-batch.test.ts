import { describe, expect, test } from 'bun:test'
import { decideBatch } from '#core/desk/photos/decide-batch.ts'
import { decidePicture } from '#core/desk/photos/decide-picture.ts'
import { waiting } from './waiting.ts'

describe('decisions on several pictures at once', () => {
  test('count each for itself, also where somebody else was first or a photo is gone', async () => {
    const { world, mia, bo, add, nameOf, actions } = await waiting()
    for (const id of ['p2', 'p3']) await add(id)
    const [p1, p2, p3] = await Promise.all(['p1', 'p2', 'p3'].map(nameOf))
    if (!p1 || !p2 || !p3) throw new Error('a photo is missing')
    await decidePicture(world, bo, { picture: p2, refusal: 'rights' })
    const results = await decideBatch(world, mia, {
      sites: 'all',
      decisions: [
        { picture: p1, refusal: null },
        { picture: p2, refusal: null },
        { picture: 'p4_none', refusal: null },
        { picture: p3, refusal: 'nudity' },
      ],
    })
    expect(results).toEqual([
      { picture: p1, decided: { ok: true, value: { state: 'active' } } },
      {
        picture: p2,
        decided: { ok: false, error: { code: 'photo.decided', state: 'refused', by: 'Bo' } },
      },
      { picture: 'p4_none', decided: { ok: false, error: { code: 'photo.not-found' } } },
      { picture: p3, decided: { ok: true, value: { state: 'refused' } } },
    ])
    expect((await actions()).filter(({ by }) => by === 'Mia').toReversed()).toEqual([
      { by: 'Mia', action: 'photo.approved', subject: 'p1' },
      { by: 'Mia', action: 'photo.refused', subject: 'p3' },
    ])
  })

  test('are undone likewise', async () => {
    const { world, mia, nameOf } = await waiting()
    const picture = await nameOf('p1')
    await decidePicture(world, mia, { picture, refusal: null })
    const decisions = [{ picture, insteadOf: 'active', reopen: true }] as const
    expect(await decideBatch(world, mia, { sites: 'all', decisions })).toMatchObject([
      { decided: { ok: true, value: { state: 'waiting' } } },
    ])
  })

  test('are refused for members of other sites', async () => {
    const { world, mia, nameOf, actions } = await waiting()
    const decisions = [{ picture: await nameOf('p1'), refusal: null }]
    expect(await decideBatch(world, mia, { sites: ['elsewhere'], decisions })).toMatchObject([
      { decided: { ok: false, error: { code: 'desk.not-allowed' } } },
    ])
    expect(await actions()).toEqual([])
  })
})
