import type { BrowserName } from '../accounts/browser-name.ts'
import type { Complaint } from '../complaints/complaint.ts'
import type { Receipt } from '../orders/receipt.ts'
import type { KindLabel } from '../profiles/kind.ts'
import type { Money } from '../shared/money.ts'
import type { Instant } from '../shared/time.ts'
import type { Locale } from '../site/locales.ts'
import type { Settings } from '../site/settings.ts'
import type { SocialNotice } from './notice.ts'

type Named = { readonly name: string }
/** Somebody else's doing, with the words that are owed about their profile. */
type AboutProfile = Named & { readonly from: string; readonly labels: readonly KindLabel[] }

/** How many messages somebody wrote that the reader has not read. */
export type Unread = Omit<AboutProfile, 'name'> & { readonly unread: number }

/** Money that went back, or came again, and the credits that went with it. */
type AboutMoney = Named & {
  /** The order's number. */
  readonly number: string
  readonly amount: Money
  /** `null` where it is not known how many. */
  readonly credits: number | null
  readonly at: Instant
}

/** A complaint as its receipt holds it, word for word. */
type AboutComplaint = Named & { readonly complaint: Complaint; readonly complaintNumber: string }

/** What each kind of letter tells; `name` is the reader's own. */
export type LetterFacts = {
  /** How many credits confirming brings. */
  readonly activate: Named & { readonly gift: number }
  readonly reset: Named
  /** `until` is the last moment at which the account can come back. */
  readonly reactivate: Named & { readonly until: Instant }
  readonly 'change-mail': Named
  /** To its sender, and to whoever runs the site; `name` may be empty. */
  readonly complaint: AboutComplaint
  readonly 'complaint-desk': AboutComplaint
  readonly 'mail-changed': Named
  readonly 'password-changed': Named
  readonly 'password-guessed': Named
  /** When it was, and with what browser as far as that is known. */
  readonly 'new-device': Named & BrowserName & { readonly at: Instant }
  readonly 'new-message': AboutProfile
  readonly 'new-gift': AboutProfile
  readonly 'new-like': AboutProfile
  readonly 'new-match': AboutProfile
  readonly 'unread-reminder': Named & { readonly people: readonly Unread[] }
  readonly 'activation-reminder': Named
  readonly 'photo-reminder': Named
  /** How many messages are unread, and how many likes unseen. */
  readonly 'weekly-update': Named & { readonly messages: number; readonly likes: number }
  readonly receipt: Named & { readonly receipt: Receipt }
  readonly refund: AboutMoney
  readonly 'refund-failed': AboutMoney
  readonly chargeback: AboutMoney
  readonly 'chargeback-reversed': AboutMoney
}

export type LetterKind = keyof LetterFacts

/** Letters about another member's doing. */
export type SocialLetterKind = 'new-message' | 'new-gift' | 'new-like' | 'new-match'

/** In which words a notice is told: a message with a gift has its own. */
export const letterKindOf = (notice: SocialNotice): SocialLetterKind =>
  notice.kind === 'new-message' && notice.gift ? 'new-gift' : notice.kind

/** A mail that is ready to be written out in the reader's language. */
export type Letter = { readonly [K in LetterKind]: LetterOf<K> }[LetterKind]

type LetterOf<K extends LetterKind> = {
  readonly to: string
  readonly language: Locale
  /** The site's name, and the address its links start with. */
  readonly site: { readonly name: string; readonly url: string }
  readonly kind: K
  readonly facts: LetterFacts[K]
  /** Where its one button leads, as a path on the site. */
  readonly path: string
  /** The token that ends letters like it; `null` for letters that are part of the account itself. */
  readonly unsubscribe: string | null
}

/** The address that a site's links start with. */
export type UrlOf = (site: Settings) => string

/** What every letter to somebody begins with. */
export type Envelope = Pick<Letter, 'to' | 'language' | 'site'> & { readonly name: string }

/** What became of a letter: `bounced` when its address takes none, and never will. */
export type Carried = 'sent' | 'bounced'

/** Carries letters. Throws when it could not; it is then tried again, as the same `delivery`. */
export interface Mailer {
  /** `delivery` names this one letter and is the same at each attempt, so that a mailbox knows a letter that it took before. */
  send(letter: Letter, delivery: string): Promise<Carried>
}
