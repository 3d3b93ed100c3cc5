import { describe, expect, test } from 'bun:test'
import { approveWaiting, demoReviewer } from '#adapters/demo/reviewer.ts'
import { SECOND } from '#core/shared/time.ts'
import { photoTalk } from '#tests/core/chats/photos/photo-talk.ts'
import { openWorld } from '#tests/core/world.ts'
import { manualTimers } from './manual-timers.ts'

async function withPhoto() {
  const world = openWorld()
  await world.member('ann')
  await world.photo('photo', 'ann', { state: 'inspection' })
  const state = async () => (await world.reads.photos.byId('photo'))?.state
  return { ...world, state }
}

describe('the demo’s reviewer', () => {
  test('approves a photo after a pause', async () => {
    const world = await withPhoto()
    world.pass(4 * SECOND)
    await approveWaiting(world, { delay: 5 * SECOND })
    expect(await world.state()).toBe('inspection')

    world.pass(2 * SECOND)
    await approveWaiting(world, { delay: 5 * SECOND })
    expect(await world.state()).toBe('active')
    expect((await world.reads.profiles.byId('ann'))?.mainPhoto).toBe('photo')
    expect(await world.allEvents()).toMatchObject([{ type: 'photo.decided', member: 'ann' }])
  })

  test('approves a photo in a chat after a pause', async () => {
    const world = await photoTalk()
    await world.photo('p1')
    const state = async () => (await world.reads.chatPhotos.byId('p1'))?.state
    world.pass(4 * SECOND)
    await approveWaiting(world, { delay: 5 * SECOND })
    expect(await state()).toBe('inspection')
    world.pass(2 * SECOND)
    await approveWaiting(world, { delay: 5 * SECOND })
    expect(await state()).toBe('delivered')
  })

  test('leaves photos to a human reviewer during their session', async () => {
    const world = await withPhoto()
    const timers = manualTimers()
    let approves = false
    const timing = { schedule: timers.schedule, delay: SECOND, every: 2 * SECOND }
    demoReviewer(world, { ...timing, approves: () => approves })
    world.pass(2 * SECOND)
    await timers.runAll()
    expect(await world.state()).toBe('inspection')
    approves = true
    await timers.runAll()
    expect(await world.state()).toBe('active')
  })

  test('keeps checking for photos, also after an error', async () => {
    const world = await withPhoto()
    const timers = manualTimers()
    let failing = true
    const now = () => {
      if (failing) throw new Error('no clock')
      return world.now()
    }
    const timing = { schedule: timers.schedule, delay: SECOND, every: 2 * SECOND }
    demoReviewer({ ...world, now }, timing)
    expect(timers.afters()).toEqual([2 * SECOND])

    expect(await timers.runAll().catch(() => 'thrown')).toBe('thrown')
    failing = false
    world.pass(2 * SECOND)
    await timers.runAll()
    expect(await world.state()).toBe('active')
    expect(timers.afters()).toEqual([2 * SECOND])
  })
})
