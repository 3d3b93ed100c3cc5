import { expect, test } from 'bun:test'
import { sendCampaign } from '#core/notifications/campaigns/send-campaign.ts'
import { stopCampaign, viewCampaigns } from '#core/notifications/campaigns/view-campaigns.ts'
import { err, ok } from '#core/shared/result.ts'
import { DAY, MINUTE } from '#core/shared/time.ts'
import { campaignOf, openCampaigns } from './open-campaigns.ts'

test('a campaign that runs is stopped once', async () => {
  const { world } = await openCampaigns()
  await sendCampaign(world, campaignOf())
  expect(await stopCampaign(world, 'spring')).toEqual(ok(null))
  expect(await stopCampaign(world, 'spring')).toEqual(err({ code: 'campaign.over' }))
  expect(await stopCampaign(world, 'autumn')).toEqual(err({ code: 'campaign.not-found' }))
})

test('a campaign that is over is not stopped', async () => {
  const { world } = await openCampaigns()
  await sendCampaign(world, campaignOf())
  world.pass(30 * DAY)
  expect(await stopCampaign(world, 'spring')).toEqual(err({ code: 'campaign.over' }))
})

test('campaigns are listed newest first, with what was sent and what waits', async () => {
  const { world, run } = await openCampaigns()
  await run(campaignOf())
  await world.member('bob')
  const later = campaignOf({ id: 'summer', kind: 'news', addedAt: world.now() + MINUTE })
  await sendCampaign(world, later)
  const listed = async () =>
    (await viewCampaigns(world, 9)).map(({ campaign, ...view }) => ({ id: campaign.id, ...view }))
  expect(await listed()).toEqual([
    { id: 'summer', state: 'running', sent: 0, waiting: 2 },
    { id: 'spring', state: 'running', sent: 1, waiting: 0 },
  ])
  await stopCampaign(world, 'summer')
  world.pass(31 * DAY)
  expect(await listed()).toEqual([
    { id: 'summer', state: 'stopped', sent: 0, waiting: 0 },
    { id: 'spring', state: 'over', sent: 1, waiting: 0 },
  ])
})

test('a refused campaign leaves nothing behind', async () => {
  const { world } = await openCampaigns()
  const over = campaignOf({ until: world.now() })
  expect(await sendCampaign(world, over)).toEqual(err({ code: 'campaign.over' }))
  expect(await world.reads.campaigns.byId('spring')).toBeNull()
})
