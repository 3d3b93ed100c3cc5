import { expect, test } from 'bun:test'
import { deskPictures, seedDeskPictures } from '#adapters/demo/desk-pictures.ts'
import { approveWaiting } from '#adapters/demo/reviewer.ts'
import { seedDemo } from '#adapters/demo/world.ts'
import { addOperator } from '#core/desk/access/invite-operator.ts'
import { decidePicture } from '#core/desk/photos/decide-picture.ts'
import { listPictures, pictureName } from '#core/desk/photos/waiting-pictures.ts'
import { HOUR, MINUTE, SECOND } from '#core/shared/time.ts'
import { openWorld } from '#tests/core/world.ts'

const SIZE = { seed: 'vonk', people: 40 } as const
const FOR_DESK = new Set(deskPictures(SIZE).map(({ id }) => id))
const DELAY = 3 * SECOND

async function seeded() {
  const world = openWorld()
  await seedDemo(world, SIZE)
  await seedDeskPictures(world, SIZE)
  const waiting = async () => (await listPictures(world, { most: 100 })).pictures
  return { ...world, waiting }
}

test('pictures of demo members wait for the desk, each of somebody else and of another age', async () => {
  const { waiting } = await seeded()
  const pictures = await waiting()
  expect(pictures).toHaveLength(12)
  expect(new Set(pictures.map(({ member }) => member)).size).toBe(12)
  expect(new Set(pictures.map(({ since }) => since)).size).toBe(12)
})

test('the demo’s reviewer leaves them, and what was decided stays decided', async () => {
  const world = await seeded()
  await world.member('ann')
  await world.photo('mine', 'ann', { state: 'inspection' })
  world.pass(HOUR)
  await approveWaiting(world, { delay: DELAY, forDesk: FOR_DESK })
  expect((await world.reads.photos.byId('mine'))?.state).toBe('active')
  expect(await world.waiting()).toHaveLength(12)

  const [first] = await world.waiting()
  const mia = await addOperator(world, { email: 'mia@vonk.example', name: 'Mia' })
  if (!first || !mia.ok) throw new Error('nothing to decide')
  await decidePicture(world, mia.value.operator, { picture: pictureName(first), refusal: null })
  await seedDeskPictures(world, SIZE)
  expect(await world.waiting()).toHaveLength(11)

  // While an operator is at work, the others are theirs too, for a while.
  await world.photo('next', 'ann', { state: 'inspection', addedAt: world.now() })
  const next = async () => (await world.reads.photos.byId('next'))?.state
  world.pass(MINUTE)
  await approveWaiting(world, { delay: DELAY, forDesk: FOR_DESK, yields: true })
  expect(await next()).toBe('inspection')
  world.pass(5 * MINUTE)
  await approveWaiting(world, { delay: DELAY, forDesk: FOR_DESK, yields: true })
  expect(await next()).toBe('active')
})
