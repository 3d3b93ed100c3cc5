import type { i18n } from 'i18next'
import { useSyncExternalStore } from 'react'
import { type Country, isCountry, regionalTag } from '#core/site/countries.ts'
import { LOCALE_COOKIE_DAYS } from '#core/site/locales.ts'
import { readCookie, writeCookie } from './browser-cookie.ts'

const COOKIE = 'country'

/** The country that an i18n instance formats for. */
export type Home = { country: Country | null }

/** Key by the instance's store, as for time zones. */
const homes = new WeakMap<i18n['store'], Home>()

/** Connects an i18n instance to a country, which may change. */
export function settle(texts: i18n, home: Home): void {
  homes.set(texts.store, home)
}

/** The current country, if known. */
export const homeCountryOf = ({ store }: Pick<i18n, 'store'>): Country | null =>
  homes.get(store)?.country ?? null

/** Changes the country. */
export function follow({ store }: Pick<i18n, 'store'>, country: Country): void {
  const home = homes.get(store)
  if (home) home.country = country
}

/** BCP 47 tag with country for `Intl`: en-GB is not en-US. */
export const regionalOf = (texts: Pick<i18n, 'store' | 'language'>): string =>
  regionalTag(texts.language, homeCountryOf(texts))

/** Hook: the country; re-renders when it changes. */
export function useHomeCountry(texts: i18n): Country | null {
  const subscribe = (changed: () => void) => {
    texts.on('languageChanged', changed)
    return () => texts.off('languageChanged', changed)
  }
  const country = () => homeCountryOf(texts)
  return useSyncExternalStore(subscribe, country, country)
}

/** Hook: the BCP 47 tag with country. */
export const useRegional = (texts: i18n): string =>
  regionalTag(texts.language, useHomeCountry(texts))

/** The country chosen in this browser, if any. */
export function storedCountry(): Country | null {
  const stored = readCookie(COOKIE) ?? ''
  return isCountry(stored) ? stored : null
}

/** Stores the chosen country, as long as the language. */
export const storeCountry = (country: Country): void =>
  writeCookie(COOKIE, country, LOCALE_COOKIE_DAYS)
