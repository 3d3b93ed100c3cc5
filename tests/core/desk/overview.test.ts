import { expect, test } from 'bun:test'
import { addOperator } from '#core/desk/access/invite-operator.ts'
import { viewOverview } from '#core/desk/overview.ts'
import { decidePicture } from '#core/desk/photos/decide-picture.ts'
import { listPictures, pictureName } from '#core/desk/photos/waiting-pictures.ts'
import { OWNER } from '#core/desk/roles.ts'
import { HOUR } from '#core/shared/time.ts'
import { sampleReport } from '#tests/contracts/sample-report.ts'
import { photoTalk } from '../chats/photos/photo-talk.ts'
import { openWorld, START } from '../world.ts'

const OWNERS = { roles: [OWNER] }
const NONE = { waiting: 0, oldestAt: null }

test('an overview of a site where nothing happened is empty', async () => {
  expect(await viewOverview(openWorld(), OWNERS)).toEqual({
    photos: NONE,
    chatPhotos: NONE,
    secondLooks: NONE,
    reports: NONE,
    graveReports: NONE,
    complaints: NONE,
    chargebacks: NONE,
    failedRefunds: NONE,
    creditRequests: NONE,
    memberRequests: NONE,
    deliveries: { waiting: 0, due: 0, dueSince: null, dead: 0 },
    parked: NONE,
    actions: [],
    refusedMethods: [],
    storesMails: false,
  })
})

test('methods that the provider refuses are told to whoever sees orders', async () => {
  const world = { ...openWorld(), refusedMethods: () => ['paypal'], storesMails: true }
  expect((await viewOverview(world, OWNERS)).refusedMethods).toEqual(['paypal'])
  expect((await viewOverview(world, OWNERS)).storesMails).toBe(true)
  const moderator = { roles: [{ role: 'moderator', site: null }] } as const
  expect((await viewOverview(world, moderator)).refusedMethods).toEqual([])
  expect((await viewOverview(world, moderator)).storesMails).toBe(false)
})

test('an overview counts what waits, says since when, and what was done last', async () => {
  const world = await photoTalk()
  await world.photo('c1')
  const oldest = world.now()
  world.pass(HOUR)
  await world.photo('c2')
  world.pass(HOUR)
  const report = sampleReport('ann', 'bo', { reason: 'under-age', at: START })
  await world.commit(({ reports }) => reports.add(report))
  const mia = await addOperator(world, { email: 'mia@vonk.example', name: 'Mia' })
  if (!mia.ok) throw new Error(mia.error.code)
  const before = await viewOverview(world, OWNERS)
  expect(before).toMatchObject({
    photos: NONE,
    chatPhotos: { waiting: 2, oldestAt: oldest },
    reports: { waiting: 1, oldestAt: START },
    graveReports: { waiting: 1, oldestAt: START },
  })
  const pictures = (await listPictures(world, { most: 2 })).pictures
  expect(pictures.map(({ since }) => since)).toEqual([oldest, oldest + HOUR])
  const [first] = pictures
  if (!first) throw new Error('nothing waits')
  await decidePicture(world, mia.value.operator, { picture: pictureName(first), refusal: null })
  const after = await viewOverview(world, OWNERS)
  expect(after.chatPhotos?.waiting).toBe(1)
  expect(after.actions).toMatchObject([{ by: 'Mia', action: 'chat-photo.approved', subject: 'c1' }])
})
