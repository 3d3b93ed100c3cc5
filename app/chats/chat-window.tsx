import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageList } from '#ui/patterns/message-list/message-list.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Spinner } from '#ui/primitives/spinner/spinner.tsx'
import { userQuery } from '../account/queries.ts'
import type { CallError } from '../client/client.ts'
import { storeLastChat } from '../shared/message-drafts.ts'
import { useOwnTitle } from '../shared/own-title.ts'
import { settingsQuery } from '../site/queries.ts'
import { TryAgain } from '../site/try-again.tsx'
import { useAnswering } from './answering.ts'
import { ChatLine } from './chat-line.tsx'
import { ChatTop } from './chat-top.tsx'
import { useDayWords } from './day-words.ts'
import { Icebreakers } from './icebreakers.tsx'
import { RefusedSending } from './lazy-sheets.ts'
import { type Line, linesOf } from './line.ts'
import type { Outgoing } from './outgoing.ts'
import { conversationQuery, loadOlder } from './queries.ts'
import { useChatPartner } from './use-chat-partner.ts'
import { useMarkAsRead } from './use-mark-as-read.ts'
import { useDraft, useSending } from './use-sending.ts'
import { useWithdrawing } from './use-withdrawing.ts'
import { Writing } from './writing.tsx'

/** One conversation: header, messages, and composer. */
export function ChatWindow({ id }: { readonly id: string }) {
  const { t } = useTranslation(['chats', 'common'])
  const queries = useQueryClient()
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  const { data: known, error, refetch } = useQuery(conversationQuery(id))
  const companion = useChatPartner(id, known?.conversation.profile_id)
  const older = useMutation({ mutationFn: () => loadOlder(queries, id) })
  const [refused, setRefused] = useState<{
    readonly error: CallError
    readonly gift: boolean
  } | null>(null)
  const [draft, setDraft] = useDraft(id)
  const [giving, setGiving] = useState(false)
  const { answering, answer } = useAnswering(known?.conversation.profile_id ?? '')
  const tellRefused = useCallback(
    (error: CallError, { gift, answers }: Outgoing) => {
      if (answers && error.code !== 'message.answers-nothing') answer(answers)
      setRefused({ error, gift: gift !== null })
    },
    [answer],
  )
  const sending = useSending(id, tellRefused)
  const withdraw = useWithdrawing(id, (error) => setRefused({ error, gift: false }))
  const field = useRef<HTMLTextAreaElement>(null)
  const { day } = useDayWords()
  useMarkAsRead(id, known)
  useEffect(() => storeLastChat(id), [id])
  useOwnTitle(companion?.name ?? null)

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

  const lines = linesOf(known, sending.outgoing)
  const credits = settings?.message_credits ?? 0
  const name = companion?.name ?? t('gone')
  const priceOf = ({ gift, credits: agreed }: Outgoing) => (gift === null ? credits : agreed)
  const send = (message: Omit<Parameters<typeof sending.send>[0], 'answers'>) => {
    sending.send({ ...message, answers: answering })
    answer(null)
  }
  const takeBack = ({ id, text, gift, answers, stuck }: Line) => {
    if (answers) answer(answers)
    if (stuck) sending.takeBack(stuck)
    else withdraw.mutate({ id, text, gift })
  }
  const answerLine = ({ id, mine, text, gift }: Line) => {
    const of = mine ? (user?.id ?? '') : known.conversation.profile_id
    answer({ kind: 'message', id, of, text, gift })
    field.current?.focus()
  }
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
        keyOf={(line) => line.key}
        dayOf={(line) => day(line.at)}
        isMine={(line) => line.mine}
        jump={t('jump')}
        onOlder={() => known.has_older && !older.isPending && older.mutate()}
        loadingOlder={older.isPending ? t('older') : undefined}
        empty={companion && <Icebreakers profile={companion.id} name={name} onChoose={choose} />}
      >
        {(line) => (
          <ChatLine
            line={line}
            conversation={id}
            name={name}
            priceOf={(message) => t('common:credits', { count: priceOf(message) })}
            onRetry={(message) => sending.retry(message, priceOf(message))}
            onTakeBack={takeBack}
            onAnswer={companion ? answerLine : undefined}
          />
        )}
      </MessageList>
      {companion === null && <Gone />}
      {companion && user && (
        <Writing
          key={id}
          user={user}
          companion={companion}
          acknowledged={known.acknowledged}
          allowance={known.allowance}
          draft={draft}
          onDraft={setDraft}
          answering={answering}
          onDropAnswer={() => answer(null)}
          conversation={id}
          begun={known.messages.length > 0}
          onSend={(text, acknowledged) => send({ text, gift: null, acknowledged, credits })}
          onGive={({ id: gift, text, credits }, acknowledged) =>
            send({ text, gift, acknowledged, credits })
          }
          giving={giving}
          onGiving={setGiving}
          field={field}
        />
      )}
      <RefusedSending
        error={refused?.error ?? null}
        gift={refused?.gift ?? false}
        onClose={() => {
          // A refused gift is still chosen: another may be affordable.
          setGiving(refused?.gift ?? false)
          setRefused(null)
        }}
      />
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
