import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { labelsOf } from '#core/profiles/profile.ts'
import { badgeText } from '#core/shared/badge-text.ts'
import { ConversationItem } from '#ui/patterns/conversation-item/conversation-item.tsx'
import { userQuery } from '../accounts/account/queries.ts'
import { useOnlineText } from '../profiles/members/use-online-text.ts'
import { useDayWords } from './day-words.ts'
import { isFailed } from './messages/outgoing-lines.ts'
import type { Chat } from './messages/queries.ts'
import { useMessagePreview } from './messages/use-message-preview.ts'
import { useDraft, useOutgoing } from './messages/use-sending.ts'

type Props = { readonly chat: Chat; readonly current: boolean }

/** A conversation in the list, with its last message and unread count. */
export function ChatItem({ chat, current }: Props) {
  const { t } = useTranslation(['chats', 'common'])
  const { short } = useDayWords()
  const tell = useMessagePreview()
  const { data: user } = useQuery(userQuery)
  const [draft] = useDraft(chat.conversation.id)
  const { profile, last_message: last, num_unread_messages: count } = chat
  const unread = badgeText(count)
  const said = last ? tell(last) : ''
  const mine = last !== null && last.from !== chat.profile_id
  // Beside the open conversation it stands in the field; and what is new comes first.
  const begun = current || unread !== null ? '' : draft.trim()
  const unsent = useOutgoing(chat.conversation.id).findLast(({ is }) => is !== 'sending')
  const preview = (): string => {
    if (begun) return t('last.draft', { text: begun })
    if (unsent) {
      const text = tell({ ...unsent.message, photo: false })
      return t(isFailed(unsent.is) ? 'last.unpaid' : 'last.offline', { text })
    }
    if (last?.held)
      return t(user?.status === 'active' ? 'last.unpaid' : 'last.held', { text: said })
    return mine ? t('last.mine', { text: said }) : said
  }
  const online = useOnlineText(profile)
  return (
    <ConversationItem
      to={<Link to="/chats/$id" params={{ id: chat.conversation.id }} />}
      name={profile?.name ?? t('gone')}
      photo={profile?.main_image?.thumb_filename ?? null}
      online={online}
      kind={
        profile
          ? labelsOf(profile)
              .map((label) => t(`common:kind.${label}`))
              .join(' · ')
          : undefined
      }
      last={preview()}
      time={{ text: last ? short(last.sent_at) : '', dateTime: last?.sent_at ?? '' }}
      unread={unread === null ? undefined : { text: unread, label: t('unread', { count }) }}
      current={current}
    />
  )
}
