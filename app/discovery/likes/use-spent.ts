import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../../accounts/account/queries.ts'
import { chatsQuery } from '../../chats/messages/queries.ts'
import { allowanceQuery } from '../../profiles/members/queries.ts'

/** Whether nothing may be written to a member: a free member's allowance is used up, and there is no conversation to continue. */
export function useSpent(): (id: string) => boolean {
  const { data: user } = useQuery(userQuery)
  const free = user?.paid_user === false
  // With oneself there is no conversation: what is left to begin one with anybody, in one request for all cards.
  const { data } = useQuery({ ...allowanceQuery(user?.id ?? ''), enabled: free })
  const allowance = data?.allowance
  const none = free && allowance?.left === 0
  const { data: chats } = useQuery({ ...chatsQuery, enabled: none })
  if (!none || !chats) return () => false
  return (id) => allowance.rule === 'messages' || !chats.some(({ profile }) => profile?.id === id)
}
