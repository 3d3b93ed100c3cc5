import { useTranslation } from 'react-i18next'
import type { GiftId } from '#core/chats/messages/gifts.ts'

type Previewed = { readonly text: string; readonly gift: GiftId | null; readonly photo: boolean }

/** One-line preview of a message: text, gift or photo. */
export function useMessagePreview() {
  const { t } = useTranslation(['gifts', 'chats'])
  return ({ text, gift, photo }: Previewed): string => {
    if (photo) return t('chats:answer.photo')
    if (gift === null) return text
    return text === '' ? t('shown', { gift: t(gift) }) : t('shown-with', { gift: t(gift), text })
  }
}
