import { useQuery } from '@tanstack/react-query'
import type { Met } from './encounter.machine.ts'
import { LazyEncounter } from './lazy-encounter.tsx'
import { type Likes, likesQuery } from './queries.ts'

export type LikedMemberProps = { readonly id: string; readonly onClose: () => void }

/** Spec §2, /likes/m/{id}: somebody of the lists over the whole screen, as what they are to the member. */
export function LikedMember({ id, onClose }: LikedMemberProps) {
  const { data: likes } = useQuery(likesQuery)
  const met = likes ? metIn(likes, id) : null
  // It is a page of its own, which the profile takes the place of.
  return met && <LazyEncounter key={id} met={met} onClose={onClose} onOpened={() => undefined} />
}

function metIn({ profiles, liked_by }: Likes, id: string): Met | null {
  const liker = liked_by.find((each) => each.id === id)
  if (liker) return { kind: liker.match ? 'match' : 'liked-by', card: liker }
  const liked = profiles.find((each) => each.id === id)
  return liked ? { kind: 'liked', card: liked } : null
}
