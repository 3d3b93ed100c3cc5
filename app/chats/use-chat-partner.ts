import { useQuery } from '@tanstack/react-query'
import { isMissing } from '../client/client.ts'
import { profileQuery } from '../profiles/members/queries.ts'
import { type Chat, chatsQuery } from './messages/queries.ts'

type Card = NonNullable<Chat['profile']>

/** The other member: their card, `null` if erased, `undefined` while loading. */
export function useChatPartner(
  conversation: string,
  profileId: string | undefined,
): Card | null | undefined {
  const { data: chats } = useQuery(chatsQuery)
  const listed = chats?.find((chat) => chat.conversation.id === conversation)
  // A conversation without messages is not in the list.
  const { data: profile, error } = useQuery({
    ...profileQuery(profileId ?? ''),
    enabled: profileId !== undefined && chats !== undefined && !listed,
  })
  if (listed) return listed.profile
  // They may have been erased since the last load.
  if (error && isMissing(error)) return null
  return profile
}
