import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { settingsQuery } from '../../site/queries.ts'

/** Text of a link to write to a member, with the price of a message. */
export function useWriteWords(): (name: string) => string {
  const { t } = useTranslation(['likes', 'common'])
  const { data: settings } = useQuery(settingsQuery)
  const credits = settings?.message_credits ?? 0
  const price = credits > 0 ? ` · ${t('common:credits', { count: credits })}` : ''
  return (name) => `${t('write', { name })}${price}`
}
