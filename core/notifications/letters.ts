import type { KindLabel } from '../profiles/kind.ts'
import type { Money } from '../shared/money.ts'
import type { Instant } from '../shared/time.ts'
import type { Locale } from '../site/locales.ts'

type Named = { readonly name: string }
/** Somebody else's doing, with the words that are owed about their profile. */
type AboutProfile = Named & { readonly from: string; readonly labels: readonly KindLabel[] }

/** What each kind of letter tells; `name` is the reader's own. */
export type LetterFacts = {
  readonly activate: Named
  readonly reset: Named
  /** `until` is the last moment at which the account can come back. */
  readonly reactivate: Named & { readonly until: Instant }
  readonly 'change-mail': Named
  readonly 'mail-changed': Named
  readonly 'password-changed': Named
  readonly 'new-message': AboutProfile
  readonly 'new-like': AboutProfile
  readonly 'new-match': AboutProfile
  readonly receipt: Named & {
    readonly order: string
    readonly credits: number
    readonly paid: Money
    readonly at: Instant
  }
}

export type LetterKind = keyof LetterFacts

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

/** What became of a letter: `bounced` when its address takes none, and never will. */
export type Carried = 'sent' | 'bounced'

/** Carries letters. Throws when it could not; the outbox tries again. */
export interface Mailer {
  send(letter: Letter): Promise<Carried>
}
