import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { settingsQuery } from './queries.ts'

/** What this site says of its own of one fictional profile, and of all of them; `null` where it says nothing. */
export function useFictionalWarning() {
  const { language } = useTranslation().i18n
  const { data: settings } = useQuery(settingsQuery)
  const { singular, plural } = settings?.fictional_warning ?? {}
  return { one: singular?.[language] || null, all: plural?.[language] || null }
}
