import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Country } from '#core/site/countries.ts'
import { type Locale, localeOf } from '#core/site/locales.ts'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { storeCountry, useHomeCountry } from '../../locales/home-country.ts'
import { languageOfferQuery } from '../../site/language/language-offer.ts'
import { locallyChosenLocale, storeLocale } from '../../site/language/locale.ts'
import { speakHere } from '../../site/language/speak-here.ts'
import { keepAt } from '../../site/left-link.ts'
import { type User, userQuery } from './queries.ts'

/** The app's current language, and how to change it. */
export type Language = {
  readonly locale: Locale
  /** The country for formats of dates, numbers and prices. */
  readonly country: Country | null
  readonly change: (locale: Locale, country?: Country | null) => void
  /** Whether it has changed to what was chosen last. */
  readonly changed: boolean
  /** Why it could not change, neither on the page nor in the account. */
  readonly failure: unknown
}

type Choice = { readonly locale: Locale; readonly country: Country | null }

/** Quick changes run one after the other, so that the last one wins in the account too. */
const SCOPE = { id: 'language' }

/** Changes the language without a reload: in the account, then on the page and in the browser, or nowhere. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  const queries = useQueryClient()
  const router = useRouter()
  const keep = async (language: Locale) => {
    const user = queries.getQueryData(userQuery.queryKey)
    if (!user || user.language === language) return
    const saved = await answered(api['user.php'].put({ language }))
    queries.setQueryData(userQuery.queryKey, saved.user)
  }
  const spoken = useMutation({
    scope: SCOPE,
    mutationFn: async ({ locale, country }: Choice) => {
      let stay = () => {}
      const switched = await speakHere(i18n, locale, country, async () => {
        await keep(locale)
        stay = focusedPlace()
      })
      stay()
      return switched
    },
    onSuccess: (_, { country }) => {
      queries.setQueryData(languageOfferQuery.queryKey, null)
      if (country) void invalidate(queries, { type: 'country' })
      // The page's title is the route's.
      return router.invalidate()
    },
  })
  return {
    locale: localeOf(i18n.language),
    country: useHomeCountry(i18n),
    change: (locale, country = null) => {
      if (country) storeCountry(country)
      spoken.mutate({ locale, country })
    },
    changed: spoken.data === true,
    failure: spoken.error,
  }
}

/** The place of what has the focus; the returned function keeps it on the screen, where texts above it changed length. */
function focusedPlace(): () => void {
  const { activeElement: focused, body } = document
  if (!focused || focused === body) return () => {}
  const { top } = focused.getBoundingClientRect()
  return () => keepAt(focused, top)
}

/** Applies a member's language after login, unless one was chosen in this browser. */
export function useOwnLanguage(): (user: User) => void {
  const { i18n } = useTranslation()
  return ({ language }) => {
    if (locallyChosenLocale() !== null || language === i18n.language) return
    storeLocale(language)
    // Without its texts the page stays in the language it has.
    speakHere(i18n, language).catch(() => undefined)
  }
}
