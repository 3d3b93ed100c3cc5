import { useTranslation } from 'react-i18next'
import type { GiftId } from '#core/chats/gifts.ts'

/** What a message says, in one line: its words, and the gift it carries. */
export function useSaid() {
  const { t } = useTranslation('gifts')
  return ({ text, gift }: { readonly text: string; readonly gift: GiftId | null }): string => {
    if (gift === null) return text
    return text === '' ? t('shown', { gift: t(gift) }) : t('shown-with', { gift: t(gift), text })
  }
}
