import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { badgeText } from '#core/likes/badges.ts'
import { labelsOf } from '#core/profiles/kind.ts'
import { ConversationItem } from '#ui/conversation-item/conversation-item.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { KindLabels } from '../site/kind-labels.tsx'
import { useDayWords } from './day-words.ts'
import type { Chat } from './queries.ts'
import { useSaid } from './use-said.ts'

type Props = { readonly chat: Chat; readonly current: boolean }

/** One conversation in the list, with what was last said in it and how much of it is unread. */
export function ChatItem({ chat, current }: Props) {
  const { t } = useTranslation(['chats', 'common'])
  const { short } = useDayWords()
  const tell = useSaid()
  const { profile, last_message: last, num_unread_messages: count } = chat
  const unread = badgeText(count)
  const said = last ? tell(last) : ''
  const mine = last !== null && last.from !== chat.profile_id
  const text = last?.held
    ? t('last.held', { text: said })
    : mine
      ? t('last.mine', { text: said })
      : said
  return (
    <ConversationItem
      to={<Link to="/chats/$id" params={{ id: chat.conversation.id }} />}
      name={profile?.name ?? t('gone')}
      photo={profile?.main_image?.thumb_filename ?? null}
      online={profile?.online ? t('common:online') : undefined}
      kind={
        profile &&
        labelsOf(profile).length > 0 && (
          <Inline as="span" gap="xxs">
            <KindLabels profile={profile} />
          </Inline>
        )
      }
      last={text}
      time={{ text: last ? short(last.sent_at) : '', dateTime: last?.sent_at ?? '' }}
      unread={unread === null ? undefined : { text: unread, label: t('unread', { count }) }}
      current={current}
    />
  )
}
