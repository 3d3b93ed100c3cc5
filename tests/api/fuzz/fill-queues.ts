import { readCampaign } from '#api/desk/shapes/campaign-file.ts'
import type { Ports } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { DAY, type Instant, isoOf } from '#core/shared/time.ts'

export const CAMPAIGN = {
  id: 'spring-2027',
  kind: 'news',
  path: '/credits',
  texts: { nl: { subject: 'Lente', lead: 'Het is lente.', button: 'Bekijk' } },
} as const

/** A campaign file of another campaign than the one that runs. */
export const campaignFile = (now: Instant): string =>
  JSON.stringify({ ...CAMPAIGN, id: 'autumn-2027', until: isoOf(now + 30 * DAY) })

export const BLOCK = '00000000-0000-7000-8000-0000000000b1'

/** A block of signups, a dead delivery, an event that was set aside, and a campaign that runs. */
export async function fillQueues({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  const at = now()
  const until = isoOf(at + 30 * DAY)
  const campaign = readCampaign(JSON.stringify({ ...CAMPAIGN, until }), at, [])
  if (!campaign.ok) throw new Error(campaign.error.problem)
  const notification = { kind: 'password-changed', member: 'ann' } as const
  await atomically(async ({ campaigns, deliveries, events, signupBlocks }) => {
    await campaigns.add(campaign.value)
    const block = { id: BLOCK, kind: 'domain', value: 'blocked.test', reason: 'Spam' } as const
    await signupBlocks.add({ ...block, by: 'mia', addedAt: at, until: at + 30 * DAY })
    await deliveries.add({ id: 'dead', notification, addedAt: at, dueAt: 0 })
    const claim = { worker: 'w', now: 0, until: 1, limit: 1 }
    await deliveries.claim({ ...claim, channel: 'mail', priority: 'account' })
    await deliveries.bury('dead', 'w', { at, error: 'smtp.550' })
    const event = { position: { transaction: 0, sequence: 7 }, at, type: 'moon', facts: {} }
    await events.park({ consumer: 'audit', event, error: 'TypeError', parkedAt: at })
    return ok(null)
  })
}
