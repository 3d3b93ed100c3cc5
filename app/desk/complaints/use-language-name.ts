import { useTranslation } from 'react-i18next'

/** Names of languages in the operator's own: "Deens". */
export function useLanguageName(): (language: string) => string {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' })
  return (language) => names.of(language) ?? language
}
