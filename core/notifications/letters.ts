import type { NotificationKind } from '../accounts/account.ts'
import type { TimeZone } from '../accounts/time-zone.ts'
import type { PictureFile } from '../profiles/photo.ts'
import type { Country } from '../site/countries.ts'
import type { Locale } from '../site/locales.ts'
import type { Settings } from '../site/settings.ts'
import type { AccountLetters } from './kinds/account.ts'
import type { MoneyLetters } from './kinds/money.ts'
import type { PeopleLetters, SocialLetters } from './kinds/people.ts'
import type { SafetyLetters } from './kinds/safety.ts'
import type { SocialNotification } from './notification.ts'

/** The facts that each kind of mail is written with; `name` is the recipient's. */
export type LetterFacts = AccountLetters & MoneyLetters & SafetyLetters & PeopleLetters
export type LetterKind = keyof LetterFacts

/** Mails about another member's action. */
export type SocialLetterKind = keyof SocialLetters

/** Which text describes a message: gifts and photos have their own. */
export function letterKindOf(notification: SocialNotification): SocialLetterKind {
  if (notification.kind !== 'new-message') return notification.kind
  if (notification.photo) return 'new-photo'
  return notification.gift ? 'new-gift' : 'new-message'
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
export type LetterSite = Pick<
  Settings,
  'name' | 'brand' | 'brandColours' | 'icon' | 'mailSender'
> & {
  readonly url: string
  /** Its own icon, as the mail carries it. */
  readonly mark?: PictureFile
}

/** Brands a mail as a site. */
export const brandedAs = (settings: Settings, urlOf: UrlOf): LetterSite => ({
  name: settings.name,
  brand: settings.brand,
  brandColours: settings.brandColours,
  icon: settings.icon,
  mailSender: settings.mailSender,
  url: urlOf(settings),
})

/** What all mails have, whatever their kind. */
export type Envelope = Omit<LetterOf<LetterKind>, 'kind' | 'facts' | 'path'>

/** A mail in words, as its recipient reads it. */
export type RenderLetter = (letter: Letter) => { readonly subject: string; readonly text: string }

/** Result of sending a mail: `bounced` is a permanent failure of the address. */
export type SendResult = 'sent' | 'bounced'

/** Sends mails. Throws on failure; the caller retries the same `delivery`. */
export interface Mailer {
  /** `delivery` identifies the mail and is the same for each attempt, so that mailboxes can deduplicate. */
  send(letter: Letter, delivery: string): Promise<SendResult>
}
