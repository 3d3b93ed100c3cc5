import type { i18n } from 'i18next'
import { writeCookie } from '../locales/browser-cookie.ts'

const COOKIE = 'tz'
const COOKIE_DAYS = 365
/** Key by the instance's store: hooks return copies of the i18n instance. */
const zones = new WeakMap<i18n['store'], string>()

/** Sets the time zone of formats: the server renders for other zones. */
export function setFormatTimeZone(texts: i18n, timeZone: string): void {
  zones.set(texts.store, timeZone)
}

/** The server's time zone for formatting; `undefined` uses the machine's. */
export const timeZoneOf = (texts: i18n): string | undefined => zones.get(texts.store)

/** A fast API of newer browsers; a date format takes a phone 100 ms to create. */
type Clock = { readonly Temporal?: { readonly Now: { readonly timeZoneId: () => string } } }

/** This browser's time zone. */
export const ownTimeZone = (): string =>
  (globalThis as Clock).Temporal?.Now.timeZoneId() ??
  Intl.DateTimeFormat('en').resolvedOptions().timeZone

/** Stores the time zone in a cookie for the server. */
export const storeTimeZone = (): void => writeCookie(COOKIE, ownTimeZone(), COOKIE_DAYS)
