import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../accounts/account/queries.ts'
import { type Chat, chatsQuery, unreadIn } from '../chats/messages/queries.ts'
import { likesQuery, newLikesIn } from '../discovery/likes/queries.ts'

/** Unread messages and unseen likes; undefined for a visitor, and until they are known. */
export type Counts = {
  readonly unread: number | undefined
  readonly newLikes: number | undefined
}

/** The same, for some of the chats. */
export function useKnownCounts(includes: (chat: Chat) => boolean = () => true): Counts {
  const { data: user } = useQuery(userQuery)
  const enabled = Boolean(user)
  const { data: chats } = useQuery({ ...chatsQuery, enabled })
  const { data: likes } = useQuery({ ...likesQuery, enabled })
  // The queries of who was logged out are still in the cache.
  if (!user) return { unread: undefined, newLikes: undefined }
  return {
    unread: chats && unreadIn(chats.filter(includes)),
    newLikes: likes && newLikesIn(likes),
  }
}

/** Unread messages and unseen likes; zero until they are known. */
export function useCounts(): { readonly unread: number; readonly newLikes: number } {
  const { unread = 0, newLikes = 0 } = useKnownCounts()
  return { unread, newLikes }
}
