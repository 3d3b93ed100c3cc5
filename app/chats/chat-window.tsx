import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Spinner } from '#ui/primitives/spinner/spinner.tsx'
import { storeLastChat } from '../client/storage/message-drafts.ts'
import { useOwnTitle } from '../shared/own-title.ts'
import { TryAgain } from '../site/try-again.tsx'
import { ChatTop } from './chat-top.tsx'
import { conversationQuery } from './messages/queries.ts'
import { useMarkAsRead } from './messages/use-mark-as-read.ts'
import { OpenChat } from './open-chat.tsx'
import { useBlockedMember } from './use-blocked-member.ts'
import { useChatPartner } from './use-chat-partner.ts'

/** One conversation: header, messages, and composer. */
export function ChatWindow({ id }: { readonly id: string }) {
  const { t } = useTranslation('chats')
  const { data: known, error, refetch } = useQuery(conversationQuery(id))
  const other = known?.conversation.profile_id
  const companion = useChatPartner(id, other)
  const blocked = useBlockedMember(other, companion === null)
  useMarkAsRead(id, known)
  useEffect(() => storeLastChat(id), [id])
  useOwnTitle(companion?.name ?? null)

  return (
    <>
      <ChatTop conversation={id} other={other} companion={companion} blocked={blocked} />
      {known ? (
        <OpenChat id={id} loaded={known} companion={companion} blocked={blocked} />
      ) : (
        <Box inline="m" block="l">
          {error ? (
            <TryAgain error={error} onAgain={() => refetch()} />
          ) : (
            <Spinner label={t('conversation.loading')} />
          )}
        </Box>
      )}
    </>
  )
}
