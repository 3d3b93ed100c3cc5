import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { type Campaign, type CampaignId, isRunning } from '../campaign.ts'
import type { StopError } from '../errors.ts'

/** A campaign and how far it is. */
export type CampaignView = {
  readonly campaign: Campaign
  readonly state: 'running' | 'stopped' | 'over'
  readonly sent: number
  readonly waiting: number
}

/** The newest campaigns. */
export async function viewCampaigns(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  limit: number,
): Promise<readonly CampaignView[]> {
  const campaigns = await reads.campaigns.newest(limit)
  return Promise.all(
    campaigns.map(async (campaign) => {
      const state = stateOf(campaign, now())
      const [sent, waiting] = await Promise.all([
        reads.campaigns.sentCount(campaign.id),
        // What waits of one that ended is not sent.
        state === 'running' ? reads.deliveries.waitingOf(campaign.id) : 0,
      ])
      return { campaign, state, sent, waiting }
    }),
  )
}

function stateOf(campaign: Campaign, now: number): CampaignView['state'] {
  if (isRunning(campaign, now)) return 'running'
  return campaign.stoppedAt === null ? 'over' : 'stopped'
}

/** Stops a campaign: whoever has not got it does not get it. */
export const stopCampaign = (
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  id: CampaignId,
): Promise<Result<null, StopError>> =>
  atomically(async ({ campaigns }) => {
    const campaign = await campaigns.byId(id)
    if (!campaign) return err({ code: 'campaign.not-found' } as const)
    const stopped = isRunning(campaign, now()) && (await campaigns.stop(id, now()))
    return stopped ? ok(null) : err({ code: 'campaign.over' } as const)
  })
