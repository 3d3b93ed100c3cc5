import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { type CampaignId, isRunning } from './campaign.ts'
import type { StopError } from './errors.ts'

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
