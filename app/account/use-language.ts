import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Country } from '#core/site/countries.ts'
import { DEFAULT_DATE_LOCALE, isLocale, type Locale } from '#core/site/locales.ts'
import { answered, api } from '../client/client.ts'
import { keepCountry, useHomeCountry } from '../locales/home-country.ts'
import { speak } from '../locales/i18n.ts'
import { keepLocale } from '../site/locale.ts'
import { userQuery } from './queries.ts'

/** The language the app speaks, and the way to another. */
export type Language = {
  readonly locale: Locale
  /** The country whose dates, numbers and prices are written. */
  readonly country: Country | null
  readonly change: (locale: Locale, country?: Country) => void
  /** Why it could not be kept with the account; the page speaks it all the same. */
  readonly error: unknown
}

/** Speaks another language at once and without loading the page again; kept in the browser and with the account. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  const queries = useQueryClient()
  const { data: user } = useQuery(userQuery)
  const keep = useMutation({
    mutationFn: (language: Locale) => answered(api['user.php'].put({ language })),
    onSuccess: ({ user }) => queries.setQueryData(userQuery.queryKey, user),
  })
  const current = isLocale(i18n.language) ? i18n.language : DEFAULT_DATE_LOCALE
  const change = (locale: Locale, country?: Country) => {
    keepLocale(locale)
    if (country) keepCountry(country)
    document.documentElement.lang = locale
    void speak(i18n, locale, country ?? null)
    if (user && locale !== current) keep.mutate(locale)
  }
  return { locale: current, country: useHomeCountry(i18n), change, error: keep.error }
}
