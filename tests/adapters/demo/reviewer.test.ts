import { describe, expect, test } from 'bun:test'
import { approveWaiting, demoReviewer } from '#adapters/demo/reviewer.ts'
import { SECOND } from '#core/shared/time.ts'
import { photoTalk } from '#tests/core/chats/photo-talk.ts'
import { openWorld } from '#tests/core/world.ts'
import { byHand } from './by-hand.ts'

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
    await approveWaiting(world, 5 * SECOND)
    expect(await world.state()).toBe('inspection')

    world.pass(2 * SECOND)
    await approveWaiting(world, 5 * SECOND)
    expect(await world.state()).toBe('active')
    expect((await world.reads.profiles.byId('ann'))?.mainPhoto).toBe('photo')
    expect(await world.happened()).toMatchObject([{ type: 'photo.decided', member: 'ann' }])
  })

  test('approves a photo in a chat after a pause', async () => {
    const world = await photoTalk()
    await world.photo('p1')
    const state = async () => (await world.reads.chatPhotos.byId('p1'))?.state
    world.pass(4 * SECOND)
    await approveWaiting(world, 5 * SECOND)
    expect(await state()).toBe('inspection')
    world.pass(2 * SECOND)
    await approveWaiting(world, 5 * SECOND)
    expect(await state()).toBe('delivered')
  })

  test('leaves photos to a human reviewer during their session', async () => {
    const world = await withPhoto()
    const hands = byHand()
    let approves = false
    const timing = { schedule: hands.schedule, delay: SECOND, every: 2 * SECOND }
    demoReviewer(world, { ...timing, approves: () => approves })
    world.pass(2 * SECOND)
    await hands.ring()
    expect(await world.state()).toBe('inspection')
    approves = true
    await hands.ring()
    expect(await world.state()).toBe('active')
  })

  test('keeps checking for photos, also after an error', async () => {
    const world = await withPhoto()
    const hands = byHand()
    let broken = true
    const now = () => {
      if (broken) throw new Error('no clock')
      return world.now()
    }
    const timing = { schedule: hands.schedule, delay: SECOND, every: 2 * SECOND }
    demoReviewer({ ...world, now }, timing)
    expect(hands.afters()).toEqual([2 * SECOND])

    expect(await hands.ring().catch(() => 'thrown')).toBe('thrown')
    broken = false
    world.pass(2 * SECOND)
    await hands.ring()
    expect(await world.state()).toBe('active')
    expect(hands.afters()).toEqual([2 * SECOND])
  })
})
