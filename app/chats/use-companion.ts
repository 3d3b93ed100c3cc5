import { useQuery } from '@tanstack/react-query'
import { errorOf } from '../client/client.ts'
import { profileQuery } from '../members/queries.ts'
import { type Chat, chatsQuery } from './queries.ts'

type Card = NonNullable<Chat['profile']>

/** With whom one is talking: their card, `null` when they are gone, `undefined` while that is not known. */
export function useCompanion(
  conversation: string,
  profileId: string | undefined,
): Card | null | undefined {
  const { data: chats } = useQuery(chatsQuery)
  const listed = chats?.find((chat) => chat.conversation.id === conversation)
  // A conversation without a message in it is not in the list yet.
  const { data: profile, error } = useQuery({
    ...profileQuery(profileId ?? ''),
    enabled: profileId !== undefined && chats !== undefined && !listed,
  })
  if (listed) return listed.profile
  // They may have gone since they were last looked at.
  if (error && errorOf(error).code === 'profile.not-found') return null
  return profile
}
