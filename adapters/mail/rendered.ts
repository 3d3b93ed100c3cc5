import { dataAddress } from '#adapters/shared/data-address.ts'
import type { Letter, LetterKind } from '#core/notifications/letters.ts'
import type { TextMessage } from '#core/notifications/texts.ts'
import type { PictureFile } from '#core/profiles/photo.ts'
import type { Instant } from '#core/shared/time.ts'
import type { Locale } from '#core/site/locales.ts'

/** A picture that a mail carries; its page names it by `cid:`. */
export type Enclosed = PictureFile & { readonly cid: string }

/** A rendered mail. */
export type Rendered = {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly pictures: readonly Enclosed[]
}

/** A rendered mail as one page, for where nothing can be enclosed: its pictures stand in their places. */
export const asPage = ({
  subject,
  text,
  html,
  pictures,
}: Rendered): Omit<Rendered, 'pictures'> => ({
  subject,
  text,
  html: pictures.reduce(
    (page, picture) => page.replace(`src="cid:${picture.cid}"`, `src="${dataAddress(picture)}"`),
    html,
  ),
})

/** A stored mail; in a demo also text messages. */
export type StoredMail = Omit<Rendered, 'pictures'> & {
  readonly id: string
  readonly at: Instant
  readonly to: string
  readonly kind: LetterKind | TextMessage['kind']
  readonly language: Locale
  /** Target of its button; text messages have none. */
  readonly link: string | null
  readonly unsubscribe: string | null
}

/** Mails stored instead of sent. */
export interface Mailbox {
  store(mail: StoredMail): Promise<void>
  /** Newest first. */
  newest(limit: number): Promise<readonly StoredMail[]>
  byId(id: string): Promise<StoredMail | null>
}

/** Maximum stored mails; the oldest are deleted. */
export const MAILBOX_SIZE = 500

/** A URL of the site with the mail's language: it may open in a browser without a language choice. */
export function pageAt(path: string, { site, language }: Letter): string {
  const page = new URL(path, site.url)
  page.searchParams.set('lang', language)
  return page.href
}

/** Target of a mail's button. */
export const linkOf = (letter: Letter): string => pageAt(letter.path, letter)

/** URL of a mail's unsubscribe page; `null` if it has none. */
export const unsubscribeOf = (letter: Letter): string | null =>
  letter.unsubscribe && pageAt(`/${letter.unsubscribe.token}`, letter)

/** URL for one-click unsubscribe (RFC 8058); opened in a browser, it leads to the page. */
export const oneClickOf = ({ unsubscribe, site }: Letter): string | null =>
  unsubscribe && new URL(`/api/unsubscribe/${unsubscribe.token}`, site.url).href
