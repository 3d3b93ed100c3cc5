import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { chooseTimeZone } from '#core/accounts/settings/choose-time-zone.ts'
import { swipe, swipesLeft } from '#core/discovery/finder/swipe.ts'
import { likeProfile } from '#core/discovery/liking/give-like.ts'
import { unlike } from '#core/discovery/liking/unlike.ts'
import { SHORTEST_DAY, SWIPE_LIKES_PER_DAY } from '#core/discovery/ports.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { openWorld, START } from '#tests/core/world.ts'

const MEN = ['a', 'b', 'c', 'd', 'e'] as const

async function openGame(timeZone: string | null = null) {
  const world = openWorld()
  await world.member('ann', { account: { timeZone } })
  for (const id of MEN) await world.member(id, { profile: { gender: 'male' } })
  const left = async () => {
    const account = await world.reads.accounts.byId('ann')
    if (!account) throw new Error('no Ann')
    return swipesLeft(world, account)
  }
  return { ...world, left, swipe: (to: string) => swipe(world, { from: 'ann', to, site: 'vonk' }) }
}

describe('the swipe game', () => {
  test('gives four likes a day, with the time of the next four', async () => {
    const game = await openGame()
    expect(await game.left()).toEqual({ left: SWIPE_LIKES_PER_DAY, renewsAt: START + DAY / 2 })
    for (const [index, to] of MEN.slice(0, 4).entries()) {
      expect(await game.swipe(to)).toMatchObject({ value: { left: 3 - index } })
    }
    expect(await game.swipe('e')).toEqual({
      ok: false,
      error: { code: 'swipe.limit-reached', limit: 4, minutes: 12 * 60 },
    })
    game.pass(DAY / 2 - 1)
    expect(await game.swipe('e')).toMatchObject({ ok: false })
    game.pass(1)
    expect(await game.left()).toEqual({ left: 4, renewsAt: START + 1.5 * DAY })
    expect(await game.swipe('e')).toMatchObject({ value: { left: 3 } })
    expect(await game.allEvents()).toHaveLength(5)
  })

  test('starts a day in the member’s time zone', async () => {
    // Noon in UTC is nine in the evening in Tokyo.
    const game = await openGame('Asia/Tokyo')
    expect(await game.left()).toEqual({ left: 4, renewsAt: START + 3 * HOUR })
  })

  test('ignores a stored day in the future, after a clock error', async () => {
    const game = await openGame()
    const store = (renewsAt: number) =>
      game.commit(({ swipeDays }) => swipeDays.save({ member: 'ann', likes: 4, renewsAt }))
    await store(START + 3 * DAY)
    expect(await game.left()).toEqual({ left: 0, renewsAt: START + 3 * DAY })
    await store(START + 3 * DAY + 1)
    expect(await game.left()).toEqual({ left: 4, renewsAt: START + DAY / 2 })
    expect(await game.swipe('a')).toMatchObject({ value: { left: 3 } })
  })

  test('gives four under concurrency', async () => {
    const game = await openGame()
    const swiped = await Promise.all(MEN.map(game.swipe))
    expect(swiped.filter(({ ok }) => ok)).toHaveLength(4)
  })

  test('charges nothing for an earlier like, nor for a refused one', async () => {
    const game = await openGame()
    await game.swipe('a')
    expect(await game.swipe('a')).toMatchObject({ value: { left: 3 } })
    expect(await game.swipe('nobody')).toMatchObject({ error: { code: 'profile.not-found' } })
    expect(await swipe(game, { from: 'nobody', to: 'a', site: 'vonk' })).toMatchObject({
      error: { code: 'profile.not-found' },
    })
    expect(await game.left()).toMatchObject({ left: 3 })
  })

  test('returns none for an undone like', async () => {
    const game = await openGame()
    for (const to of MEN.slice(0, 4)) {
      await game.swipe(to)
      await unlike(game, { from: 'ann', to })
    }
    expect(await game.swipe('e')).toMatchObject({ error: { code: 'swipe.limit-reached' } })
  })

  test('does not count likes given elsewhere', async () => {
    const game = await openGame()
    await likeProfile(game, { from: 'ann', to: 'a', site: 'vonk' })
    expect(await game.left()).toMatchObject({ left: 4 })
  })

  test('has no shorter days when the time zone changes', async () => {
    const zones = ['Pacific/Kiritimati', 'Europe/Amsterdam', 'Pacific/Pago_Pago', 'Asia/Kathmandu']
    const step = fc.record({
      zone: fc.constantFrom(...zones),
      minutes: fc.integer({ min: 1, max: 40 * 60 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        const game = await openGame()
        const renewals = new Set<number>()
        for (const { zone, minutes } of steps) {
          game.pass(minutes * MINUTE)
          await chooseTimeZone(game, { member: 'ann', timeZone: zone })
          const swiped = await game.swipe('a')
          if (swiped.ok) renewals.add(swiped.value.renewsAt)
          await unlike(game, { from: 'ann', to: 'a' })
        }
        const moments = [...renewals].toSorted((a, b) => a - b)
        for (const [index, moment] of moments.entries()) {
          const before = moments[index - 1]
          if (before !== undefined) expect(moment - before).toBeGreaterThanOrEqual(SHORTEST_DAY)
        }
      }),
      { numRuns: 200 },
    )
  })
})
