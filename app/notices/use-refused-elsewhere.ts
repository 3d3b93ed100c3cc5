import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '#ui/toast/toast.tsx'
import { chatsQuery } from '../chats/queries.ts'
import { useOutbox } from '../chats/use-outbox.ts'

/** Tells of a message that the server would not have, wherever the member is by then; its own chat tells it itself. */
export function useRefusedElsewhere(): void {
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
