import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { chatsQuery } from '../../chats/messages/queries.ts'
import { useOutbox } from '../../chats/messages/use-outbox.ts'

/** Shows a toast for a refused message, except in its own chat, which shows it inline. */
export function useRefusedMessages(): void {
  const { t } = useTranslation('notices')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const show = useToast()
  const outbox = useOutbox()
  const { id: here } = useParams({ strict: false })
  useEffect(
    () =>
      outbox?.onRefused(({ conversation }) => {
        if (conversation === here) return
        const chats = queries.getQueryData(chatsQuery.queryKey)
        const chat = chats?.find((one) => one.conversation.id === conversation)
        show({
          tone: 'danger',
          text: t('outgoing.refused', { name: chat?.profile?.name ?? '…' }),
          action: {
            label: t('outgoing.open'),
            onPress: () => void navigate({ to: '/chats/$id', params: { id: conversation } }),
          },
        })
      }),
    [outbox, here, queries, navigate, show, t],
  )
}
