import type { Account } from '#core/accounts/account.ts'
import type { Campaign } from '#core/notifications/campaign.ts'
import { sendCampaign } from '#core/notifications/campaigns/send-campaign.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { DAY } from '#core/shared/time.ts'
import { openWorld, START } from '../../world.ts'

const WORDS = { subject: 'Een kwart eraf', lead: 'Deze week.', note: '', button: 'Bekijk' }

/** A promotion for a month, with `changes`. */
export const campaignOf = (changes: Partial<Campaign> = {}): Campaign => ({
  id: 'spring',
  kind: 'promotion',
  site: null,
  texts: { nl: WORDS },
  path: '/credits',
  until: START + 30 * DAY,
  addedAt: START,
  stoppedAt: null,
  ...changes,
})

/** Ann, who subscribed to promotions and news, and other members of the test. */
export async function openCampaigns(given: Partial<Account> = {}) {
  const world = openWorld()
  await world.member('ann', { account: given })
  const send = async () =>
    sendDue(world, { urlOf: () => 'https://vonk.example', jitter: () => 0.5 })
  /** Sends a campaign and returns the recipients. */
  const run = async (campaign: Campaign): Promise<readonly string[]> => {
    const before = world.mailer.letters.length
    await sendCampaign(world, campaign)
    await send()
    return world.mailer.letters.slice(before).map(({ to }) => to.split('@')[0] ?? '')
  }
  const change = (id: string, changes: Partial<Account>) =>
    world.commit(async ({ accounts }) => {
      const account = await accounts.byId(id)
      if (account) await accounts.save({ ...account, ...changes })
    })
  return { world, send, run, change }
}
