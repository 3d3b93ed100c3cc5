import type { Letter, LetterKind } from '#core/notifications/letters.ts'
import type { TextMessage } from '#core/notifications/texts.ts'
import type { Instant } from '#core/shared/time.ts'
import type { Locale } from '#core/site/locales.ts'

/** A letter written out: what a mail program shows. */
export type Rendered = { readonly subject: string; readonly text: string; readonly html: string }

/** A mail as a mailbox stores it; in a demo, texts to phones lie among them. */
export type StoredMail = Rendered & {
  readonly id: string
  readonly at: Instant
  readonly to: string
  readonly kind: LetterKind | TextMessage['kind']
  readonly language: Locale
  /** Where its button leads; a text has none. */
  readonly link: string | null
  readonly unsubscribe: string | null
}

/** Mails that were stored instead of sent. */
export interface Mailbox {
  store(mail: StoredMail): Promise<void>
  /** Newest first. */
  newest(limit: number): Promise<readonly StoredMail[]>
  byId(id: string): Promise<StoredMail | null>
}

/** How many mails a mailbox keeps; the oldest make room. */
export const MAILBOX_SIZE = 500

/** Where a letter's button leads. */
export const linkOf = ({ path, site }: Letter): string => new URL(path, site.url).href

/** Where a letter's unsubscribe link leads, a page with a button; `null` when it has none. */
export const unsubscribeOf = ({ unsubscribe, site }: Letter): string | null =>
  unsubscribe === null ? null : new URL(`/${unsubscribe}`, site.url).href

/** What a mail program calls to unsubscribe with one click; opened by a reader, it leads to the page. */
export const oneClickOf = ({ unsubscribe, site }: Letter): string | null =>
  unsubscribe === null ? null : new URL(`/api/unsubscribe/${unsubscribe}`, site.url).href
