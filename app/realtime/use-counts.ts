import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../account/queries.ts'
import { likesQuery, newLikesIn } from '../likes/queries.ts'
import { chatsQuery } from '../messages/queries.ts'

/** Unread messages and unseen likes; zero for a visitor. */
export function useCounts(): { readonly unread: number; readonly newLikes: number } {
  const { data: user } = useQuery(userQuery)
  const enabled = Boolean(user)
  const { data: chats } = useQuery({ ...chatsQuery, enabled })
  const { data: likes } = useQuery({ ...likesQuery, enabled })
  // The queries of who was logged out are still in the cache.
  if (!user) return { unread: 0, newLikes: 0 }
  return {
    unread: chats?.reduce((sum, chat) => sum + chat.num_unread_messages, 0) ?? 0,
    newLikes: likes ? newLikesIn(likes) : 0,
  }
}
