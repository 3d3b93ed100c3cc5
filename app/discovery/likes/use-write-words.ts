import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { settingsQuery } from '../../site/queries.ts'

/** The price of a message: "1 credit"; `undefined` if it costs nothing. */
export function useMessagePrice(): string | undefined {
  const { t } = useTranslation()
  const { data: settings } = useQuery(settingsQuery)
  const credits = settings?.message_credits ?? 0
  return credits > 0 ? t('credits', { count: credits }) : undefined
}

/** Adds the price of a message to the text of what leads to one: "Write to Noor · 1 credit". */
export function usePriced(): (text: string) => string {
  const price = useMessagePrice()
  return (text) => (price ? `${text} · ${price}` : text)
}

/** Text of a link to write to a member, with the price of a message. */
export function useWriteWords(): (name: string) => string {
  const { t } = useTranslation('likes')
  const priced = usePriced()
  return (name) => priced(t('write', { name }))
}
