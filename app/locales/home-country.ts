import type { i18n } from 'i18next'
import { useSyncExternalStore } from 'react'
import { type Country, isCountry } from '#core/site/countries.ts'
import { LOCALE_COOKIE_DAYS } from '#core/site/locales.ts'

const COOKIE = 'country'

/** The country whose ways of writing a set of texts follows. */
export type Home = { country: Country | null }

/** By what a set of texts keeps its words in, as time zones are. */
const homes = new WeakMap<i18n['store'], Home>()

/** Lets a set of texts follow a country, which may change while it is used. */
export function settle(texts: i18n, home: Home): void {
  homes.set(texts.store, home)
}

/** The country whose ways are followed, where one is known. */
export const homeCountryOf = ({ store }: Pick<i18n, 'store'>): Country | null =>
  homes.get(store)?.country ?? null

/** Follows another country from now on. */
export function follow({ store }: Pick<i18n, 'store'>, country: Country): void {
  const home = homes.get(store)
  if (home) home.country = country
}

/** The language with the country, as `Intl` knows both: en-GB is not en-US. */
export const regionalOf = (texts: Pick<i18n, 'store' | 'language'>): string =>
  regional(texts.language, homeCountryOf(texts))

const regional = (language: string, country: Country | null): string =>
  country ? `${language}-${country}` : language

/** The country in a component, which is drawn anew when another is chosen. */
export function useHomeCountry(texts: i18n): Country | null {
  const subscribe = (changed: () => void) => {
    texts.on('languageChanged', changed)
    return () => texts.off('languageChanged', changed)
  }
  const country = () => homeCountryOf(texts)
  return useSyncExternalStore(subscribe, country, country)
}

/** The language with the country in a component. */
export const useRegional = (texts: i18n): string => regional(texts.language, useHomeCountry(texts))

/** The country this browser chose, if it did. */
export function keptCountry(): Country | null {
  const kept = new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Z]{2})`).exec(document.cookie)?.[1] ?? ''
  return isCountry(kept) ? kept : null
}

/** Keeps the chosen country for as long as the language. */
export function keepCountry(country: Country): void {
  const seconds = LOCALE_COOKIE_DAYS * 86_400
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${COOKIE}=${country}; Max-Age=${seconds}; Path=/; SameSite=Lax`
}
