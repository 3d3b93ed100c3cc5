import { useQuery } from '@tanstack/react-query'
import { blockedQuery } from '../profiles/members/queries.ts'

export type BlockedMember = { readonly id: string; readonly name: string | null }

/** Another member, out of sight, whom this member blocked: `null` if not, `undefined` while loading. */
export function useBlockedMember(
  other: string | undefined,
  outOfSight: boolean,
): BlockedMember | null | undefined {
  const { data: blocked, isLoading } = useQuery({ ...blockedQuery, enabled: outOfSight })
  if (!outOfSight) return null
  if (isLoading) return undefined
  return blocked?.find(({ id }) => id === other) ?? null
}
