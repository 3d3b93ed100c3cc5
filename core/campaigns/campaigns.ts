import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Campaign, CampaignId, CampaignKind, CampaignMail } from './campaign.ts'

export interface CampaignReads {
  byId(id: CampaignId): Promise<Campaign | null>
  /** Newest first. */
  newest(limit: number): Promise<readonly Campaign[]>
  /** Number of its mails sent. */
  sentCount(id: CampaignId): Promise<number>
  /** The members among these to whom the campaign's mail was sent. */
  sentAmong(id: CampaignId, members: readonly MemberId[]): Promise<ReadonlySet<MemberId>>
  /** Campaign mails to a member, newest first. */
  mailsTo(member: MemberId): Promise<readonly CampaignMail[]>
}

export interface Campaigns extends CampaignReads {
  /** `false` if the id is in use; the store guarantees uniqueness. */
  add(campaign: Campaign): Promise<boolean>
  /** `false` if it was already stopped. */
  stop(id: CampaignId, at: Instant): Promise<boolean>
  /** Records that a mail is about to be sent: one row per member and campaign, with the time of the last attempt. */
  begin(mail: {
    readonly campaign: CampaignId
    readonly kind: CampaignKind
    readonly member: MemberId
    readonly begunAt: Instant
  }): Promise<void>
  /** Records that the mail was sent. */
  sent(id: CampaignId, member: MemberId, at: Instant): Promise<void>
  /** Removes recipients of campaigns that ended before a moment; the campaigns stay. */
  pruneMails(endedBefore: Instant): Promise<void>
  /** Removes a member's campaign mails. */
  erase(member: MemberId): Promise<void>
}
