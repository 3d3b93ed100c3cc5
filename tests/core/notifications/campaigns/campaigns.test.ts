import { describe, expect, test } from 'bun:test'
import { QUIET_HOURS } from '#core/accounts/time-zone.ts'
import { countReach, sendCampaign } from '#core/notifications/campaigns/send-campaign.ts'
import { pruneCampaignMails } from '#core/notifications/sending/retry-dead.ts'
import { unsubscribe } from '#core/notifications/subscriptions/unsubscribe.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import { START } from '../../world.ts'
import { campaignOf, openCampaigns } from './open-campaigns.ts'

describe('a campaign', () => {
  test('is sent to its subscribers, in their language, with an unsubscribe link', async () => {
    const { world, run } = await openCampaigns()
    await world.member('off', { account: { notificationsDisabled: ['promotions'] } })
    await world.member('dane', { account: { language: 'da' } })
    await world.member('spam', { account: { mailTroubles: ['fbl'] } })
    await world.member('demo', { account: { email: 'demo@demo.invalid' } })
    await world.member('gone', { account: { status: 'deleted' } })
    await world.member('new', { account: { status: 'not_confirmed' } })
    await world.member('gay', { account: { site: 'gay' } })
    const campaign = campaignOf({ site: 'vonk' })
    expect(await countReach(world, campaign)).toEqual({
      reached: 1,
      'not-asked': 1,
      elsewhere: 1,
      'mail-trouble': 2,
      'no-text': 1,
    })
    expect(world.mailer.letters).toEqual([])
    expect(await run(campaign)).toEqual(['ann'])
    expect(world.mailer.letters).toMatchObject([
      {
        kind: 'promotion',
        facts: { name: 'ann', words: { subject: 'Een kwart eraf' } },
        path: '/credits',
        unsubscribe: expect.objectContaining({ token: expect.stringContaining('token-') }),
      },
    ])
  })

  test('is sent to each member once, however often it is run', async () => {
    const { run, world } = await openCampaigns()
    expect(await run(campaignOf())).toEqual(['ann'])
    world.pass(DAY)
    expect(await run(campaignOf({ addedAt: world.now() }))).toEqual([])
    world.pass(8 * DAY)
    expect(await run(campaignOf())).toEqual([])
    expect(await world.reads.campaigns.sentCount('spring')).toBe(1)
  })

  test('is recorded as sent when the process died after sending', async () => {
    const { run, world, send } = await openCampaigns()
    await run(campaignOf())
    const id = 'campaign spring ann'
    const notification = { kind: 'promotion', member: 'ann', campaign: 'spring' } as const
    const at = world.now()
    await world.commit(({ deliveries }) =>
      deliveries.add({ id, notification, addedAt: at, dueAt: at }),
    )
    await send()
    expect(world.mailer.letters).toHaveLength(1)
  })

  test('sends a second promotion within a week later; news is not limited', async () => {
    const { run, send, world } = await openCampaigns()
    expect(await run(campaignOf())).toEqual(['ann'])
    expect(await run(campaignOf({ id: 'summer' }))).toEqual([])
    expect(await run(campaignOf({ id: 'house', kind: 'news' }))).toEqual(['ann'])
    world.pass(7 * DAY - HOUR)
    await send()
    expect(world.mailer.letters).toHaveLength(2)
    world.pass(HOUR)
    await send()
    expect(world.mailer.letters).toHaveLength(3)
  })

  test('is not sent when it is over, stopped or unsubscribed from', async () => {
    const { run, send, change, world } = await openCampaigns({
      quietHours: QUIET_HOURS,
      timeZone: 'UTC',
    })
    world.pass(11 * HOUR)
    const over = campaignOf({ id: 'over', kind: 'news', until: START + 15 * HOUR })
    for (const one of [campaignOf(), campaignOf({ id: 'house', kind: 'news' }), over]) {
      expect(await run(one)).toEqual([])
    }
    await change('ann', { notificationsDisabled: ['promotions'] })
    await world.commit(({ campaigns }) => campaigns.stop('house', world.now()))
    world.pass(10 * HOUR)
    await send()
    expect(world.mailer.letters).toEqual([])
    expect(await world.reads.deliveries.waiting(9)).toEqual([])
    expect(await sendCampaign(world, over)).toEqual({ ok: false, error: { code: 'campaign.over' } })
  })

  test('waits for the end of quiet hours', async () => {
    const { run, send, world } = await openCampaigns({ quietHours: QUIET_HOURS, timeZone: 'UTC' })
    world.pass(11 * HOUR)
    expect(await run(campaignOf())).toEqual([])
    world.pass(9 * HOUR)
    await send()
    expect(world.mailer.letters).toHaveLength(1)
  })

  test('is refused under a used name', async () => {
    const { world, run } = await openCampaigns()
    await run(campaignOf())
    expect(await sendCampaign(world, campaignOf({ path: '/premium' }))).toEqual({
      ok: false,
      error: { code: 'campaign.changed' },
    })
  })

  test('continues after a mail server failure', async () => {
    const { world, run, send } = await openCampaigns()
    world.mailer.broken = true
    expect(await run(campaignOf())).toEqual([])
    world.mailer.broken = false
    world.pass(HOUR)
    await send()
    expect(world.mailer.letters).toHaveLength(1)
  })

  test('reaches members beyond the first page', async () => {
    const { world, run } = await openCampaigns()
    for (let n = 0; n < 500; n += 1) await world.member(`m${String(n).padStart(3, '0')}`)
    expect((await countReach(world, campaignOf())).reached).toBe(501)
    const { length } = await run(campaignOf())
    expect(length).toBeGreaterThan(0)
  })

  test('loses its recipients a month after it ended', async () => {
    const { world, run } = await openCampaigns()
    await run(campaignOf())
    world.pass(59 * DAY)
    await pruneCampaignMails(world)
    expect(await world.reads.campaigns.mailsTo('ann')).toHaveLength(1)
    world.pass(2 * DAY)
    await pruneCampaignMails(world)
    expect(await world.reads.campaigns.mailsTo('ann')).toEqual([])
    expect(await world.reads.campaigns.byId('spring')).not.toBeNull()
  })
})

describe('the unsubscribe link of a campaign', () => {
  async function withLink(kind: 'promotion' | 'news') {
    const office = await openCampaigns()
    await office.run(campaignOf({ kind }))
    return { ...office, token: office.world.mailer.letters[0]?.unsubscribe?.token ?? '' }
  }

  test.each([
    ['promotion', 'promotions'],
    ['news', 'news'],
  ] as const)('of a %s ends only those, at once and idempotently', async (kind, off) => {
    const { world, run, token } = await withLink(kind)
    for (const _ of [1, 2]) expect((await unsubscribe(world, { token })).ok).toBe(true)
    const account = await world.reads.accounts.byId('ann')
    expect(account).toMatchObject({ notificationsDisabled: [off], mailTroubles: [] })
    world.pass(8 * DAY)
    expect(await run(campaignOf({ id: 'next', kind }))).toEqual([])
    const other = kind === 'news' ? 'promotion' : 'news'
    expect(await run(campaignOf({ id: 'other', kind: other }))).toEqual(['ann'])
  })

  test.each([{ email: 'other@example.test' }, { status: 'deleted', deletedAt: START }] as const)(
    'is valid after the account became %o',
    async (changes) => {
      const { world, change, token } = await withLink('promotion')
      await change('ann', changes)
      expect((await unsubscribe(world, { token })).ok).toBe(true)
      const account = await world.reads.accounts.byId('ann')
      expect(account?.notificationsDisabled).toEqual(['promotions'])
    },
  )

  test('does nothing when it is expired, or the member erased', async () => {
    const { world, change, token } = await withLink('news')
    await change('ann', { status: 'erased' })
    expect((await unsubscribe(world, { token })).ok).toBe(true)
    expect((await world.reads.accounts.byId('ann'))?.notificationsDisabled).toEqual([])
    world.pass(365 * DAY)
    expect(await unsubscribe(world, { token })).toEqual({
      ok: false,
      error: { code: 'link.invalid' },
    })
  })
})
