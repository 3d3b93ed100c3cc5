import { useQuery } from '@tanstack/react-query'
import { useOwnTitle } from '../../shared/own-title.ts'
import type { EncounterMember } from './encounter.machine.ts'
import { LazyEncounter } from './lazy-encounter.tsx'
import { type Likes, likesQuery } from './queries.ts'

export type LikedMemberProps = { readonly id: string; readonly onClose: () => void }

/** Spec §2, /likes/m/{id}: a member of the lists in full screen, with their relation. */
export function LikedMember({ id, onClose }: LikedMemberProps) {
  const { data: likes } = useQuery(likesQuery)
  const met = likes ? encounterMemberIn(likes, id) : null
  useOwnTitle(met?.card.name ?? null)
  // Replaces this page in the history.
  return met && <LazyEncounter key={id} met={met} onClose={onClose} onOpened={() => undefined} />
}

function encounterMemberIn({ profiles, liked_by }: Likes, id: string): EncounterMember | null {
  const liker = liked_by.find((each) => each.id === id)
  if (liker) return { kind: liker.match ? 'match' : 'liked-by', card: liker }
  const liked = profiles.find((each) => each.id === id)
  return liked ? { kind: 'liked', card: liked } : null
}
