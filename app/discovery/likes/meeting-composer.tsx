import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { needsAcknowledgement } from '#core/profiles/profile.ts'
import { Composer } from '#ui/patterns/composer/composer.tsx'
import { Quote } from '#ui/patterns/quote/quote.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import type { User } from '../../accounts/account/queries.ts'
import { useAcknowledgement } from '../../chats/composer/use-acknowledgement.tsx'
import { useFieldWords } from '../../chats/composer/use-field-words.ts'
import { chatsQuery, conversationQuery } from '../../chats/messages/queries.ts'
import { quoteOfProfile } from '../../chats/messages/quote.ts'
import { useOutbox } from '../../chats/messages/use-outbox.ts'
import { answered, api, idOf, isMissing } from '../../client/client.ts'
import { firstWordsKey } from '../../client/storage/message-drafts.ts'
import { useStored } from '../../client/storage/use-stored.ts'
import type { MemberCard } from '../../profiles/members/queries.ts'
import { newId } from '../../shared/new-id.ts'
import { settingsQuery } from '../../site/queries.ts'
import { useExplain } from '../../site/use-explain.ts'

export type MeetingComposerProps = {
  readonly user: User
  readonly card: MemberCard
  /** Called with the conversation that the message goes to. */
  readonly onSent: (conversation: string) => void
  /** Called where they are not there any more; what was typed stays. */
  readonly onGone: () => void
}

/** Writing to somebody where one meets them, their line quoted. The conversation is opened by sending; it shows what follows. */
export function MeetingComposer({ user, card, onSent, onGone }: MeetingComposerProps) {
  const { t } = useTranslation(['chats', 'members'])
  const explain = useExplain()
  const outbox = useOutbox()
  const { data: settings } = useQuery(settingsQuery)
  const acknowledgement = useAcknowledgement(card, useAcknowledgedBefore(card))
  const [typed, store] = useStored(firstWordsKey(user.id, card.id))
  const [quotes, setQuotes] = useState(true)
  const { id, name, line } = card
  const draft = typed ?? ''
  const words = useFieldWords(name, draft)
  const quote = line && quotes ? quoteOfProfile(id, { line: line.text }) : null

  const sending = useMutation({
    mutationFn: () => answered(api.conversations.post({ profile_id: idOf(id) })),
    onSuccess: ({ id: conversation }) => {
      outbox?.add({
        id: newId(),
        conversation,
        text: draft.trim(),
        gift: null,
        answers: quote,
        acknowledged: acknowledgement.given,
        credits: settings?.message_credits ?? 0,
      })
      store(null)
      onSent(conversation)
    },
    onError: (error) => isMissing(error) && onGone(),
  })

  return (
    <Composer
      {...words}
      placeholder={t(line ? 'members:line.answer-field' : 'members:profile.write-field', { name })}
      value={draft}
      onChange={(text) => store(text === '' ? null : text)}
      onSend={acknowledgement.first(() => sending.mutate())}
      busy={sending.isPending}
      quote={
        quote && (
          <Quote
            author={t('answer.line', { name })}
            text={quote.text}
            dismissal={{ label: t('answer.drop'), onDismiss: () => setQuotes(false) }}
          />
        )
      }
      confirmation={
        <>
          {sending.error && <Alert tone="danger">{explain(sending.error)}</Alert>}
          {acknowledgement.checkbox}
        </>
      }
    />
  )
}

/** Whether the member confirmed knowing this profile's kind, in a conversation that they have. */
function useAcknowledgedBefore({ id, kind }: Pick<MemberCard, 'id' | 'kind'>): boolean {
  const asks = needsAcknowledgement(kind)
  const { data: chats } = useQuery({ ...chatsQuery, enabled: asks })
  const begun = chats?.find(({ profile_id }) => profile_id === id)?.conversation.id
  const { data } = useQuery({ ...conversationQuery(begun ?? ''), enabled: begun !== undefined })
  return data?.acknowledged ?? false
}
