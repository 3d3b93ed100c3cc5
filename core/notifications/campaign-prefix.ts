import type { CampaignId } from '../campaigns/campaign.ts'

/** How the ids of a campaign's deliveries begin; its member follows. */
export const campaignPrefix = (campaign: CampaignId): string => `campaign ${campaign} `
