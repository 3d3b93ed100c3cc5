import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isLocale, type Locale } from '#core/site/locales.ts'
import { answered, api } from '../client/client.ts'
import { keepLocale } from '../site/locale.ts'
import { userQuery } from './queries.ts'

/** The language the app speaks, and the way to another. */
export type Language = {
  readonly locale: Locale
  readonly change: (locale: Locale) => void
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
  const change = (locale: Locale) => {
    keepLocale(locale)
    document.documentElement.lang = locale
    void i18n.changeLanguage(locale)
    if (user) keep.mutate(locale)
  }
  return { locale: isLocale(i18n.language) ? i18n.language : 'nl', change, error: keep.error }
}
