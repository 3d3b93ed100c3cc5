import type { i18n } from 'i18next'

const COOKIE = 'tz'
const A_YEAR = 365 * 86_400
/** By what a set of texts keeps its words in: hooks hand out copies of the set itself. */
const zones = new WeakMap<i18n['store'], string>()

/** Has moments told in a time zone: a server writes pages for somebody elsewhere. */
export function tellTimeIn(texts: i18n, timeZone: string): void {
  zones.set(texts.store, timeZone)
}

/** The time zone in which the server told moments; `undefined` where it told none, and the machine's own is right. */
export const timeZoneOf = (texts: i18n): string | undefined => zones.get(texts.store)

/** Where this browser's clock stands. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Lets the server write the next page in this browser's time. */
export function keepTimeZone(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${COOKIE}=${ownTimeZone()}; Max-Age=${A_YEAR}; Path=/; SameSite=Lax`
}
