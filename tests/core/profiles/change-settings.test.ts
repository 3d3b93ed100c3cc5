import { describe, expect, test } from 'bun:test'
import { changeSettings, PAUSE } from '#core/profiles/editing/change-settings.ts'
import { openWorld } from '#tests/core/world.ts'

async function annAt() {
  const world = openWorld()
  await world.member('ann')
  return world
}

describe('changing settings', () => {
  test('keeps unmentioned ones', async () => {
    const world = await annAt()
    const changed = await changeSettings(world, { member: 'ann', change: { language: 'sv' } })
    expect(changed.ok && changed.value).toMatchObject({ language: 'sv', invisible: false })
    expect(await world.allEvents()).toEqual([{ type: 'account.changed', member: 'ann' }])
  })

  test('pausing hides the profile from search until it ends', async () => {
    const world = await annAt()
    const listed = async () => (await world.reads.profiles.byId('ann'))?.listedOn
    await changeSettings(world, { member: 'ann', change: PAUSE })
    expect(await listed()).toEqual([])
    await changeSettings(world, { member: 'ann', change: { invisible: false } })
    expect(await listed()).toEqual(['vonk'])
  })

  test('disabling a kind twice is idempotent', async () => {
    const world = await annAt()
    const change = { notificationsDisabled: ['news', 'like', 'news'] } as const
    const changed = await changeSettings(world, { member: 'ann', change })
    expect(changed.ok && changed.value.notificationsDisabled).toEqual(['like', 'news'])
  })

  test('is for members only', async () => {
    const world = openWorld()
    await world.member('ann', { account: { status: 'deleted' } })
    expect(await changeSettings(world, { member: 'ann', change: PAUSE })).toMatchObject({
      ok: false,
      error: { code: 'authentication.required', authentication_required: true },
    })
    expect(await world.allEvents()).toEqual([])
  })
})
