import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { settingsQuery } from '../site/queries.ts'

/** Adds the price of a message to the label of a link that leads to writing one. */
export function useWritePrice(): (label: string) => string {
  const { t } = useTranslation()
  const { data: settings } = useQuery(settingsQuery)
  const credits = settings?.message_credits ?? 0
  const price = credits > 0 ? ` · ${t('credits', { count: credits })}` : ''
  return (label) => `${label}${price}`
}

/** Text of a link to write to a member, with the price of a message. */
export function useWriteWords(): (name: string) => string {
  const { t } = useTranslation('likes')
  const priced = useWritePrice()
  return (name) => priced(t('write', { name }))
}
