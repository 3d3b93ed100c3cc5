import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MessageList } from '#ui/patterns/message-list/message-list.tsx'
import { userQuery } from '../accounts/account/queries.ts'
import { lazyOverlay } from '../site/lazy-overlay.tsx'
import { ChatLine } from './chat-line.tsx'
import { RefusedSending } from './composer/lazy-sheets.ts'
import { useChatWriting } from './composer/use-chat-writing.ts'
import { Writing } from './composer/writing.tsx'
import { useDayWords } from './day-words.ts'
import type { Conversation } from './messages/conversation.ts'
import { type Line, linesOf } from './messages/line.ts'
import { type Chat, conversationQuery, loadOlder } from './messages/queries.ts'
import { quoteOfProfile } from './messages/quote.ts'
import type { BlockedMember } from './use-blocked-member.ts'

/** Lazy-loaded: few chats are with somebody who left or was blocked. */
const ClosedChat = lazyOverlay(() =>
  import('./closed-chat.tsx').then(({ ClosedChat }) => ClosedChat),
)

/** Lazy-loaded: most chats have begun. */
const Icebreakers = lazyOverlay(
  () => import('./composer/icebreakers.tsx').then(({ Icebreakers }) => Icebreakers),
  { silent: true },
)

type Props = {
  readonly id: string
  readonly loaded: Conversation
  /** The other member; `null` if erased, or out of sight. */
  readonly companion: Chat['profile'] | undefined
  /** The other member, if this member blocked them. */
  readonly blocked: BlockedMember | null | undefined
}

/** A loaded conversation: its messages and composer. */
export function OpenChat({ id, loaded, companion, blocked }: Props) {
  const { t } = useTranslation(['chats', 'common'])
  const queries = useQueryClient()
  // Read in the same component as the outbox: a message that leaves it must be in the conversation in the same render.
  const { data: known = loaded } = useQuery(conversationQuery(id))
  const { data: user } = useQuery(userQuery)
  const older = useMutation({ mutationFn: () => loadOlder(queries, id) })
  const writing = useChatWriting(id, known.conversation.profile_id)
  const { day } = useDayWords()
  const name = companion?.name ?? blocked?.name ?? t('gone')
  const closed = companion === null

  return (
    <>
      <MessageList<Line>
        label={t('log', { name })}
        items={linesOf(known, writing.outgoing)}
        keyOf={(line) => line.key}
        dayOf={(line) => day(line.at)}
        isMine={(line) => line.mine}
        jump={t('jump')}
        onOlder={() => known.has_older && !older.isPending && older.mutate()}
        loadingOlder={older.isPending ? t('older') : undefined}
        empty={
          companion && (
            <Icebreakers
              companion={companion}
              answering={writing.answering !== null}
              {...(known.allowance?.left !== 0 && {
                onAnswer: (line) => writing.quote(quoteOfProfile(companion.id, { line })),
                onChoose: writing.begin,
              })}
            />
          )
        }
      >
        {(line) => (
          <ChatLine
            line={line}
            conversation={id}
            name={name}
            priceOf={(message) => t('common:credits', { count: writing.priceOf(message) })}
            onRetry={writing.retry}
            closed={closed}
            onTakeBack={closed ? writing.remove : writing.takeBack}
            onAnswer={companion ? writing.answerLine : undefined}
          />
        )}
      </MessageList>
      {closed && (
        <ClosedChat blocked={blocked} draft={writing.draft} onDrop={() => writing.setDraft('')} />
      )}
      {companion && user && (
        <Writing
          key={id}
          user={user}
          companion={companion}
          acknowledged={known.acknowledged}
          allowance={known.allowance}
          conversation={id}
          begun={known.messages.length > 0}
          writing={writing}
        />
      )}
      <RefusedSending
        error={writing.refused?.error ?? null}
        gift={writing.refused?.gift ?? false}
        onClose={writing.dropRefused}
      />
    </>
  )
}
