import type { HouseRule, NotificationKind } from '../accounts/account.ts'
import type { BrowserName } from '../accounts/sessions.ts'
import type { TimeZone } from '../accounts/time-zone.ts'
import type { MandateTerms } from '../money/direct-debit.ts'
import type { Receipt } from '../money/receipt.ts'
import type { Withdrawal } from '../money/withdrawal.ts'
import type { PhotoRefusal } from '../profiles/photo.ts'
import type { KindLabel } from '../profiles/profile.ts'
import type { Complaint } from '../safety/complaint.ts'
import type { Report, ReportDecision } from '../safety/report.ts'
import type { Money } from '../shared/money.ts'
import type { Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Locale } from '../site/locales.ts'
import type { Settings } from '../site/settings.ts'
import type { CampaignText } from './campaign.ts'
import type { SocialNotice } from './notice.ts'
import type { PlainKind } from './notice-kinds.ts'

type Named = { readonly name: string }
/** Another member's action, with the label of their profile's kind. */
type AboutProfile = Named & { readonly from: string; readonly labels: readonly KindLabel[] }

/** Number of unread messages from one member. */
export type Unread = Omit<AboutProfile, 'name'> & { readonly unread: number }

/** Money and credits refunded or restored. */
type AboutMoney = Named & {
  /** The order's number. */
  readonly number: string
  readonly amount: Money
  /** `null` if unknown. */
  readonly credits: number | null
  readonly at: Instant
}

/** The fields of a complaint, for its receipt. */
type AboutComplaint = Named & { readonly complaint: Complaint; readonly complaintNumber: string }

/** What names a report, to the operator and to its reporter; nothing of what was written. */
type AboutReport = Named & {
  readonly report: Pick<Report, 'reason' | 'at'>
  readonly reportNumber: string
}

/** A decision about the account; `reported` is whether a report was behind it, not whose. */
type AboutDecision = Named & {
  readonly decision: {
    readonly number: string
    readonly rule: HouseRule | null
    readonly facts: string
    readonly reported: boolean
    readonly at: Instant
  }
}

/** The fields of a withdrawal, for its receipt. */
type AboutWithdrawal = Named & { readonly withdrawal: Withdrawal }

/** Data of each kind of mail; `name` is the recipient's. Plain account mails have nothing else. */
export type LetterFacts = OwnFacts & { readonly [K in PlainKind]: Named } & {
  readonly [K in SocialLetterKind]: AboutProfile
}

type OwnFacts = {
  /** Credits granted on confirmation, and whether messages are queued until then. */
  readonly activate: Named & { readonly gift: number; readonly waiting: boolean }
  readonly reset: Named
  /** `until` is the end of the reactivation period. */
  readonly reactivate: Named & { readonly until: Instant }
  readonly 'change-mail': Named
  /** To its sender and to the operator; `name` may be empty. */
  readonly complaint: AboutComplaint
  readonly 'complaint-desk': AboutComplaint
  readonly 'complaint-answered': AboutComplaint & { readonly answer: string }
  readonly 'report-desk': AboutReport
  /** To the reporter: the receipt, and the decision. */
  readonly 'report-received': AboutReport
  readonly 'report-decided': AboutReport & { readonly decision: ReportDecision }
  /** The confirmed withdrawal with its result; the confirmation link; no matching order; and the mail to the operator. */
  readonly withdrawal: AboutWithdrawal
  readonly 'withdrawal-confirm': AboutWithdrawal
  readonly 'withdrawal-unknown': AboutWithdrawal
  readonly 'withdrawal-desk': AboutWithdrawal
  /** Time and browser of the login, as far as known. */
  readonly 'new-device': Named & BrowserName & { readonly at: Instant }
  /** Which photo was refused and why; `at` is when it was added or sent. */
  readonly 'photo-refused': Named & {
    readonly photo: {
      readonly place: 'profile' | 'chat'
      readonly reason: PhotoRefusal
      readonly at: Instant
    }
  }
  readonly 'account-warned': AboutDecision
  readonly 'reports-paused': AboutDecision
  readonly 'account-banned': AboutDecision
  readonly 'account-unbanned': AboutDecision
  readonly 'unread-reminder': Named & { readonly people: readonly Unread[] }
  readonly 'activation-reminder': Named
  readonly 'photo-reminder': Named
  /** Number of unread messages and unseen likes. */
  readonly 'weekly-update': Named & { readonly messages: number; readonly likes: number }
  /** The operator's text, unchanged. */
  readonly promotion: Named & { readonly words: CampaignText }
  readonly news: Named & { readonly words: CampaignText }
  /** The whole mandate, and the debit it allows. */
  readonly mandate: Named & {
    readonly number: string
    readonly amount: Money
    readonly terms: MandateTerms
    readonly maskedIban: string
    readonly at: Instant
  }
  /** `refundDays` is the selling site's: how long unused credits are refundable. */
  readonly receipt: Named & { readonly receipt: Receipt; readonly refundDays: number }
  readonly refund: AboutMoney
  readonly 'refund-failed': AboutMoney
  /** A payment that bought nothing goes back; that could not be done. */
  readonly 'payment-returned': AboutMoney
  readonly 'return-failed': AboutMoney
  readonly chargeback: AboutMoney
  readonly 'chargeback-reversed': AboutMoney
}

export type LetterKind = keyof LetterFacts

/** Mails about another member's action. */
export type SocialLetterKind = SocialNotice['kind'] | 'new-gift' | 'new-photo'

/** Which text describes a message: gifts and photos have their own. */
export function letterKindOf(notice: SocialNotice): SocialLetterKind {
  if (notice.kind !== 'new-message') return notice.kind
  if (notice.photo) return 'new-photo'
  return notice.gift ? 'new-gift' : 'new-message'
}

/** A mail, ready to be rendered in the recipient's language. */
export type Letter = { readonly [K in LetterKind]: LetterOf<K> }[LetterKind]

type LetterOf<K extends LetterKind> = {
  readonly to: string
  readonly language: Locale
  /** For regional words and formats; `null` if unknown. */
  readonly country: Country | null
  /** Times are given in it; `null` is the default of country and language. */
  readonly timeZone: TimeZone | null
  readonly site: LetterSite
  readonly kind: K
  readonly facts: LetterFacts[K]
  /** Target of its button, a path on the site. */
  readonly path: string
  /** `null` for account mails, which cannot be unsubscribed. */
  readonly unsubscribe: Unsubscribe | null
}

/** Token of an unsubscribe link, and the kind it switches off. */
export type Unsubscribe = { readonly token: string; readonly kind: NotificationKind }

/** Base URL of a site's links. */
export type UrlOf = (site: Settings) => string

/** The site a mail is branded as; `url` is the base of its links. */
export type LetterSite = Pick<Settings, 'name' | 'brand' | 'brandColours'> & {
  readonly url: string
}

/** Brands a mail as a site. */
export const brandedAs = (settings: Settings, urlOf: UrlOf): LetterSite => ({
  name: settings.name,
  brand: settings.brand,
  brandColours: settings.brandColours,
  url: urlOf(settings),
})

/** Fields common to all mails. */
export type Envelope = Pick<Letter, 'to' | 'language' | 'country' | 'timeZone' | 'site'> & {
  readonly name: string
}

/** A mail in words, as its recipient reads it. */
export type RenderLetter = (letter: Letter) => { readonly subject: string; readonly text: string }

/** Result of sending a mail: `bounced` is a permanent failure of the address. */
export type SendResult = 'sent' | 'bounced'

/** Sends mails. Throws on failure; the caller retries the same `delivery`. */
export interface Mailer {
  /** `delivery` identifies the mail and is the same for each attempt, so that mailboxes can deduplicate. */
  send(letter: Letter, delivery: string): Promise<SendResult>
}
