import { useQuery } from '@tanstack/react-query'
import type { AllowanceLeft } from '#core/chats/messages/free-allowance.ts'
import { userQuery } from '../../accounts/account/queries.ts'
import { chatsQuery } from '../../chats/messages/queries.ts'
import { allowanceQuery } from '../../profiles/members/queries.ts'

/** What of a free member's allowance is used up, to whom nothing may be written then. */
export type Spent = {
  /** `null` while something is left. */
  readonly allowance: AllowanceLeft | null
  /** Whether nothing may be written to a member: there is no conversation to continue either. */
  readonly isSpent: (id: string) => boolean
}

/** A free member's used-up allowance. */
export function useSpent(): Spent {
  const { data: user } = useQuery(userQuery)
  const free = user?.paid_user === false
  // With oneself there is no conversation: what is left to begin one with anybody, in one request for all cards.
  const { data } = useQuery({ ...allowanceQuery(user?.id ?? ''), enabled: free })
  const allowance = free && data?.allowance?.left === 0 ? data.allowance : null
  const { data: chats } = useQuery({ ...chatsQuery, enabled: allowance !== null })
  if (!allowance || !chats) return { allowance: null, isSpent: () => false }
  const isSpent = (id: string) =>
    allowance.rule === 'messages' || !chats.some(({ profile }) => profile?.id === id)
  return { allowance, isSpent }
}
