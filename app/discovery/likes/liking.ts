import type { MemberCard } from '../../profiles/members/queries.ts'
import type { Liked, Likes } from './queries.ts'

/** Optimistic update of the lists after a like: a match if the other liked first, whose like is no news then. */
export function withLike(likes: Likes, card: MemberCard, now: string): Likes {
  if (likes.profiles.some(({ id }) => id === card.id)) return likes
  const match = likes.liked_by.some(({ id }) => id === card.id)
  return {
    profiles: [
      { ...card, liked_at: now, like_new: false, match, match_new: false },
      ...likes.profiles,
    ],
    liked_by: matched(seen(likes, card.id).liked_by, card.id, match),
  }
}

/** Optimistic update of the lists after an unlike. */
export const withoutLike = ({ profiles, liked_by }: Likes, id: string): Likes => ({
  profiles: profiles.filter((liked) => liked.id !== id),
  liked_by: matched(liked_by, id, false),
})

/** Marks a like as seen, after opening the profile (spec §4). */
export const seen = ({ profiles, liked_by }: Likes, id: string): Likes => ({
  profiles,
  liked_by: liked_by.map((liker) => (liker.id === id ? { ...liker, like_new: false } : liker)),
})

/** Marks a match as seen, once it was shown. */
export const matchSeen = ({ profiles, liked_by }: Likes, id: string): Likes => ({
  profiles,
  liked_by: liked_by.map((liker) =>
    liker.id === id ? { ...liker, like_new: false, match_new: false } : liker,
  ),
})

/** The match to show next; a response from before `shown` was stored may still contain it. */
export const nextMatch = ({ liked_by }: Likes, shown: Liked | null): Liked | null =>
  liked_by.find(
    ({ id, liked_at, match, match_new }) =>
      match && match_new && !(id === shown?.id && liked_at === shown.liked_at),
  ) ?? null

const matched = (list: Likes['liked_by'], id: string, match: boolean) =>
  list.map((liked) => (liked.id === id ? { ...liked, match } : liked))
