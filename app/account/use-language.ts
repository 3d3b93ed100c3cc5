import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Country } from '#core/site/countries.ts'
import { DEFAULT_DATE_LOCALE, isLocale, type Locale } from '#core/site/locales.ts'
import { answered, api } from '../client/client.ts'
import { storeCountry, useHomeCountry } from '../locales/home-country.ts'
import { changeLanguage } from '../locales/i18n.ts'
import { storedLocale, storeLocale } from '../site/locale.ts'
import { type User, userQuery } from './queries.ts'

/** The app's current language, and how to change it. */
export type Language = {
  readonly locale: Locale
  /** The country for formats of dates, numbers and prices. */
  readonly country: Country | null
  readonly change: (locale: Locale, country?: Country | null) => void
  /** Whether the page has changed to what was chosen last. */
  readonly changed: boolean
  /** Why the page could not change. */
  readonly failure: unknown
  /** Why it could not be saved in the account; the page uses it anyway. */
  readonly error: unknown
}

type Choice = { readonly locale: Locale; readonly country: Country | null }

/** Changes the language without a reload; stored in the browser and in the account. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  const queries = useQueryClient()
  const router = useRouter()
  const { data: user } = useQuery(userQuery)
  const keep = useMutation({
    mutationFn: (language: Locale) => answered(api['user.php'].put({ language })),
    onSuccess: ({ user }) => queries.setQueryData(userQuery.queryKey, user),
  })
  const current = isLocale(i18n.language) ? i18n.language : DEFAULT_DATE_LOCALE
  const spoken = useMutation({
    mutationFn: ({ locale, country }: Choice) => speakHere(i18n, locale, country),
    // The page's title is the route's.
    onSuccess: () => router.invalidate(),
  })
  const change = (locale: Locale, country: Country | null = null) => {
    if (country) storeCountry(country)
    spoken.mutate({ locale, country })
    if (user && locale !== current) keep.mutate(locale)
  }
  return {
    locale: current,
    country: useHomeCountry(i18n),
    change,
    changed: spoken.data === true,
    failure: spoken.error,
    error: keep.error,
  }
}

/** Applies a member's language after login, unless one was chosen in this browser. */
export function useOwnLanguage(): (user: User) => void {
  const { i18n } = useTranslation()
  return ({ language }) => {
    if (storedLocale() !== null || language === i18n.language) return
    // Without its texts the page stays in the language it has.
    speakHere(i18n, language).catch(() => undefined)
  }
}

async function speakHere(
  texts: i18n,
  locale: Locale,
  country: Country | null = null,
): Promise<boolean> {
  storeLocale(locale)
  const switched = await changeLanguage(texts, locale, country)
  if (switched) document.documentElement.lang = locale
  return switched
}
