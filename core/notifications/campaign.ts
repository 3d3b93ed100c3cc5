import { type Account, hasMailTrouble, isShown, type MemberId } from '../accounts/account.ts'
import { isUnreachable } from '../accounts/email.ts'
import { DAY, type Instant, type Millis } from '../shared/time.ts'
import type { Locale } from '../site/locales.ts'
import type { SiteId } from '../site/settings.ts'

/** Kinds of marketing mail, sent only with consent. */
export const CAMPAIGN_KINDS = ['promotion', 'news'] as const
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number]

/** The preference for a kind; off by default. */
export const CAMPAIGN_PREFERENCE = { promotion: 'promotions', news: 'news' } as const

/** Minimum time between two promotions to one member. */
export const BETWEEN_PROMOTIONS: Millis = 7 * DAY

/** A campaign's text in one language. */
export type CampaignText = {
  readonly subject: string
  readonly lead: string
  readonly note: string
  readonly button: string
}

/** Its id, chosen by the operator. */
export type CampaignId = string

/** A marketing mail to all members of one or all sites who opted in. */
export type Campaign = {
  readonly id: CampaignId
  readonly kind: CampaignKind
  readonly site: SiteId | null
  readonly texts: Readonly<Partial<Record<Locale, CampaignText>>>
  /** Target of its button, a path on the site. */
  readonly path: string
  /** Expiry: from then on it is sent to nobody. */
  readonly until: Instant
  readonly addedAt: Instant
  /** When the operator stopped it; `null` while active. */
  readonly stoppedAt: Instant | null
}

/** A campaign mail to one member: `sentAt` is `null` until it was sent. */
export type CampaignMail = {
  readonly campaign: CampaignId
  readonly kind: CampaignKind
  readonly member: MemberId
  readonly begunAt: Instant
  readonly sentAt: Instant | null
}

/** Whether a campaign may still be sent. */
export const isRunning = ({ until, stoppedAt }: Campaign, now: Instant): boolean =>
  stoppedAt === null && now < until

/** Why a member gets no mail of a campaign, or that they do. */
export type Reach = 'reached' | 'not-asked' | 'elsewhere' | 'mail-trouble' | 'no-text'

/** Whether a member is a recipient of a campaign now. */
export function reachOf({ kind, site, texts }: Campaign, account: Account): Reach {
  if (!isShown(account)) return 'elsewhere'
  if (site !== null && account.site !== site) return 'elsewhere'
  if (account.notificationsDisabled.includes(CAMPAIGN_PREFERENCE[kind])) return 'not-asked'
  if (hasMailTrouble(account) || isUnreachable(account.email)) return 'mail-trouble'
  return texts[account.language] ? 'reached' : 'no-text'
}

/** How the ids of a campaign's deliveries begin; its member follows. */
export const campaignPrefix = (campaign: CampaignId): string => `campaign ${campaign} `
