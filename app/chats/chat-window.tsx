import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { Box } from '#ui/layout/box.tsx'
import { MessageList } from '#ui/message-list/message-list.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { userQuery } from '../account/queries.ts'
import type { CallError } from '../client.ts'
import { RefusedSending } from '../notices/refused-sending.tsx'
import { TryAgain } from '../shared/try-again.tsx'
import { ChatLine } from './chat-line.tsx'
import { ChatTop } from './chat-top.tsx'
import { useDayWords } from './day-words.ts'
import { Icebreakers } from './icebreakers.tsx'
import { type Line, linesOf } from './line.ts'
import { conversationQuery, loadOlder } from './queries.ts'
import { useCompanion } from './use-companion.ts'
import { useReading } from './use-reading.ts'
import { useDraft, useSending } from './use-sending.ts'
import { Writing } from './writing.tsx'

/** One conversation: who it is with, what was said, and where to write on. */
export function ChatWindow({ id }: { readonly id: string }) {
  const { t } = useTranslation('chats')
  const queries = useQueryClient()
  const { data: user } = useQuery(userQuery)
  const { data: known, error, refetch } = useQuery(conversationQuery(id))
  const companion = useCompanion(id, known?.conversation.profile_id)
  const older = useMutation({ mutationFn: () => loadOlder(queries, id) })
  const [refused, setRefused] = useState<CallError | null>(null)
  const [draft, setDraft] = useDraft(id)
  const sending = useSending(id, setRefused)
  const field = useRef<HTMLTextAreaElement>(null)
  const { day } = useDayWords()
  useReading(id, known)

  if (!known) {
    return (
      <>
        <ChatTop conversation={id} companion={companion} />
        <Box inline="m" block="l">
          {error ? (
            <TryAgain error={error} onAgain={() => refetch()} />
          ) : (
            <Spinner label={t('conversation.loading')} />
          )}
        </Box>
      </>
    )
  }

  const arrived = new Set([...known.messages, ...known.held].map((message) => message.id))
  const lines = linesOf(known, sending.outgoing(arrived))
  const name = companion?.name ?? t('gone')
  const choose = (text: string) => {
    setDraft(text)
    field.current?.focus()
  }

  return (
    <>
      <ChatTop conversation={id} companion={companion} />
      <MessageList<Line>
        label={t('log', { name })}
        items={lines}
        keyOf={(line) => line.id}
        dayOf={(line) => day(line.at)}
        isMine={(line) => line.mine}
        jump={t('jump')}
        onOlder={() => known.has_older && !older.isPending && older.mutate()}
        loadingOlder={older.isPending ? t('older') : undefined}
        empty={companion && <Icebreakers name={name} onChoose={choose} />}
      >
        {(line) => (
          <ChatLine line={line} name={name} onRetry={sending.retry} onTakeBack={sending.takeBack} />
        )}
      </MessageList>
      {companion === null && <Gone />}
      {companion && user && (
        <Writing
          key={id}
          user={user}
          companion={companion}
          acknowledged={known.acknowledged}
          draft={draft}
          onDraft={setDraft}
          onSend={sending.send}
          field={field}
        />
      )}
      <RefusedSending error={refused} onClose={() => setRefused(null)} />
    </>
  )
}

function Gone() {
  const { t } = useTranslation('chats')
  return (
    <Box inline="m" block="s">
      <Alert>{t('gone.text')}</Alert>
    </Box>
  )
}
