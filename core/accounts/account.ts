import { DAY, type Instant, type Millis } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Locale } from '../site/locales.ts'
import type { SiteId, Tracking } from '../site/settings.ts'
import type { QuietHours, TimeZone } from './time-zone.ts'

/** Version of the consent's wording: a change of its meaning gets a new date. */
export const CONSENT_WORDING = '2026-11-24'

/** Explicit consent to processing data about sex life (GDPR, article 9). */
export type SensitiveConsent = {
  readonly givenAt: Instant
  /** The version that was agreed to. */
  readonly wording: string
  readonly withdrawnAt: Instant | null
}

/** Consent as it is given at `now`. */
export const consentAt = (now: Instant): SensitiveConsent => ({
  givenAt: now,
  wording: CONSENT_WORDING,
  withdrawnAt: null,
})

/** Whether somebody took their consent back. Who joined before it was asked told it of themselves, and took nothing back. */
export const hasWithdrawnConsent = ({
  sensitiveConsent,
}: {
  readonly sensitiveConsent: SensitiveConsent | null
}): boolean => sensitiveConsent?.withdrawnAt != null

export type MemberId = string

/** Spec §3 and §4; `erased` is what the accounting records need after the 14 days. */
export type AccountStatus = 'not_confirmed' | 'active' | 'deleted' | 'banned' | 'erased'

/** Spec §3: what a member may switch off. */
export const NOTIFICATION_KINDS = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** All that a member may switch off: kinds of notifications, and in them the line of whom they are about. */
export const NOTIFICATION_CHOICES = [...NOTIFICATION_KINDS, 'previews'] as const
export type NotificationChoice = (typeof NOTIFICATION_CHOICES)[number]

/** Spec §8: why mails to a member stopped, hardest to fix first: the address bounces, marked as spam, unsubscribed. */
export const MAIL_TROUBLES = ['bounce', 'fbl', 'listunsubscribe'] as const
export type MailTrouble = (typeof MAIL_TROUBLES)[number]

/** A member's private half; `Profile` is the public one. Both have the same id. */
export type Account = {
  readonly id: MemberId
  /** As typed; unique without regard to case. */
  readonly email: string
  readonly passwordHash: string
  readonly status: AccountStatus
  /** The site they joined, on which they are shown. */
  readonly site: SiteId
  /** Other sites of the install: whether to be shown there; a missing key means not asked yet. */
  readonly siteChoices: Readonly<Record<SiteId, boolean>>
  readonly country: Country
  readonly language: Locale
  /** Time zone for day-based rules; `null` until their browser reports it. */
  readonly timeZone: TimeZone | null
  readonly timeZoneAt: Instant | null
  /** Quiet hours; `null` if the member wants none. */
  readonly quietHours: QuietHours | null
  readonly tracking: Tracking
  readonly signedUpAt: Instant
  readonly confirmedAt: Instant | null
  readonly deletedAt: Instant | null
  /** Why they left; `null` while they have not. */
  readonly deletionReason: DeletionReason | null
  /** Since when they have a paid order (spec §1); `null` is a free member. */
  readonly premiumSince: Instant | null
  /** First purchase, even if refunded since: first-purchase discounts never return. */
  readonly boughtAt: Instant | null
  /** When they last started to delete the account; `null` if never. */
  readonly leavingAt: Instant | null
  readonly invisible: boolean
  readonly privacy: boolean
  /** Consent to using their orientation; `null` for members from before it was asked. */
  readonly sensitiveConsent: SensitiveConsent | null
  /** What the member switched off. */
  readonly notificationsDisabled: readonly NotificationChoice[]
  /** Why mails stopped, if they did (spec §8). */
  readonly mailTroubles: readonly MailTrouble[]
}

/** Whether the account may be used: log in, get messages, buy. */
export const isOpen = ({ status }: Pick<Account, 'status'>): boolean =>
  status === 'active' || status === 'not_confirmed'

/** The status of an account that may be used again. */
export const openStatus = ({ confirmedAt }: Pick<Account, 'confirmedAt'>) =>
  confirmedAt === null ? 'not_confirmed' : 'active'

/** Whether a member deleted the account; a ban is not that. */
export const hasLeft = ({ status }: Pick<Account, 'status'>): boolean =>
  status === 'deleted' || status === 'erased'

/** Whether others may see this member's profile. */
export const isShown = ({ status }: Pick<Account, 'status'>): boolean => status === 'active'

/** The house rules, in the order in which /pages/ban lists them; each has a text. */
export const HOUSE_RULES = [
  'minors',
  'impersonation',
  'money',
  'harassment',
  'privacy',
  'unwanted-sexual',
  'illegal',
  'evasion',
  'false-reports',
] as const
export type HouseRule = (typeof HOUSE_RULES)[number]

/** Whether optional mails to a member are stopped: only responses to their own actions are sent. */
export const hasMailTrouble = ({ mailTroubles }: Pick<Account, 'mailTroubles'>): boolean =>
  mailTroubles.length > 0

/** Of the reasons why mails stopped, the one to fix first. */
export const gravestOf = (troubles: readonly MailTrouble[]): MailTrouble | null =>
  MAIL_TROUBLES.find((trouble) => troubles.includes(trouble)) ?? null

/** Adds a reason why mails stopped. */
export const addMailTrouble = (account: Account, trouble: MailTrouble): Account => ({
  ...account,
  mailTroubles: MAIL_TROUBLES.filter(
    (one) => one === trouble || account.mailTroubles.includes(one),
  ),
})

/** Clears bounces: a mail sent to this address arrived. */
export const clearBounces = (account: Account): Account => ({
  ...account,
  mailTroubles: account.mailTroubles.filter((one) => one !== 'bounce'),
})

/** Spec §9: how long a deleted account can be brought back. */
export const REACTIVATION_WINDOW: Millis = 14 * DAY

/** Why a member leaves, if stated; stored until the account is erased. */
export const DELETION_REASONS = [
  'found-somebody',
  'too-expensive',
  'too-few-answers',
  'not-my-people',
  'too-many-mails',
  'privacy',
  'break',
  'other',
] as const
export type DeletionReason = (typeof DELETION_REASONS)[number]

type Joined = Pick<Account, 'site' | 'siteChoices'>

/** Whether a member is shown on a site: the one they joined, or one they consented to. */
export const isOnSite = ({ site, siteChoices }: Joined, id: SiteId): boolean =>
  site === id || siteChoices[id] === true

/** All sites a member is shown on, the one they joined first. */
export const sitesOf = ({ site, siteChoices }: Joined): readonly SiteId[] => [
  ...new Set([site, ...Object.keys(siteChoices).filter((id) => siteChoices[id])]),
]

/** Whether others may see this member on a site. */
export const isShownOn = (account: Pick<Account, 'status' | keyof Joined>, id: SiteId): boolean =>
  isShown(account) && isOnSite(account, id)

/** Site for a notification: the one it concerns if the member is shown there, else their own. */
export const siteFor = (member: Joined, id: SiteId): SiteId =>
  isOnSite(member, id) ? id : member.site

/** A member's choice about being shown on a site; `null` if never asked. */
export const choiceOn = (member: Joined, id: SiteId): boolean | null =>
  member.site === id ? true : (member.siteChoices[id] ?? null)
