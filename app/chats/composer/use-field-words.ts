import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isBlank, lengthOf } from '#core/shared/text.ts'
import { settingsQuery } from '../../site/queries.ts'
import { useSendKey } from './use-send-key.ts'

/** What a composer says of a text to somebody, and of its price; and the key that sends it. */
export function useFieldWords(name: string, draft: string) {
  const { t } = useTranslation(['chats', 'common'])
  const { data: settings } = useQuery(settingsQuery)
  const { key, words, modifier } = useSendKey()
  const price = settings?.message_credits ?? 0
  const left = (settings?.message_length ?? 0) - lengthOf(draft.trim())
  return {
    label: t('write.label', { name }),
    sendKey: key,
    keys: t(`keys.${words}` as const, { modifier }),
    send: t('write.send'),
    price: price > 0 ? t('common:credits', { count: price }) : t('write.free'),
    blank: isBlank(draft),
    limit: {
      left,
      text: left < 0 ? t('write.over', { count: -left }) : t('write.left', { count: left }),
    },
  }
}
