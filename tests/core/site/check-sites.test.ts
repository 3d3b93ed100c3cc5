import { expect, test } from 'bun:test'
import { checkSites, moveFormerSites } from '#core/site/setup/check-sites.ts'
import { openWorld } from '../world.ts'

test('sites must have a place for every member, by their id or a former one', async () => {
  const world = openWorld()
  const [site] = world.sites.all()
  if (!site) throw new Error('there is a site')
  const renamed = { ...site, settings: { ...site.settings, id: 'new' } }
  expect(await checkSites(world, [renamed])).toEqual({ ok: true, value: null })

  await world.member('ann')
  const joined = (await world.reads.accounts.byId('ann'))?.site ?? ''
  expect(await checkSites(world, [renamed])).toEqual({
    ok: false,
    error: { code: 'site.orphaned', ids: [joined] },
  })
  const moved = { ...renamed, formerly: [joined] }
  expect(await checkSites(world, [moved])).toEqual({ ok: true, value: null })
  await moveFormerSites(world, [moved])
  expect((await world.reads.accounts.byId('ann'))?.site).toBe('new')
  expect(await checkSites(world, [renamed])).toEqual({ ok: true, value: null })
})
