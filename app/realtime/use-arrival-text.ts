import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { userQuery } from '../account/queries.ts'
import { likesQuery, newLikesIn } from '../likes/queries.ts'
import { chatsQuery } from '../messages/queries.ts'
import { useIsCurrentPath } from '../shared/use-is-current-path.ts'

/** The counts when a message or like has arrived since the page loaded; the open conversation announces its own. */
export function useArrivalText(): string {
  const { t } = useTranslation()
  const isHere = useIsCurrentPath()
  const { data: user } = useQuery(userQuery)
  const enabled = Boolean(user)
  const { data: chats } = useQuery({ ...chatsQuery, enabled })
  const { data: likes } = useQuery({ ...likesQuery, enabled })
  const unread = chats
    ?.filter(({ conversation: { id } }) => !isHere(`/chats/${id}`))
    .reduce((sum, chat) => sum + chat.num_unread_messages, 0)
  const messages = useIncrease(unread)
  const newLikes = useIncrease(likes && newLikesIn(likes))
  return [
    messages > 0 && t('nav.unread', { count: messages }),
    newLikes > 0 && t('nav.new-likes', { count: newLikes }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** A count once it has increased; 0 before, and when it decreases. */
function useIncrease(count: number | undefined): number {
  const [previous, setPrevious] = useState(count)
  const [shown, setShown] = useState(0)
  if (count !== previous) {
    setPrevious(count)
    setShown(count !== undefined && previous !== undefined && count > previous ? count : 0)
  }
  return shown
}
