import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { settingsQuery } from './queries.ts'

/** The site's own text about fictional profiles, singular and plural; `null` if none. */
export function useFictionalWarning() {
  const { language } = useTranslation().i18n
  const { data: settings } = useQuery(settingsQuery)
  const { singular, plural } = settings?.fictional_warning ?? {}
  return { one: singular?.[language] || null, all: plural?.[language] || null }
}
