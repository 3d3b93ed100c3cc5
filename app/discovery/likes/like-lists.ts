import type { Liked, Likes } from './queries.ts'

/** Spec §2, /likes/{type}: the lists there are. */
export const LIKE_LISTS = ['received', 'given', 'matches'] as const
export type LikeList = (typeof LIKE_LISTS)[number]

export const isLikeList = (text: string): text is LikeList =>
  (LIKE_LISTS as readonly string[]).includes(text)

/** Profiles of one list, in the server's order: unseen likes first. */
export function listed({ profiles, liked_by }: Likes, list: LikeList): readonly Liked[] {
  switch (list) {
    case 'received':
      return liked_by
    case 'given':
      return profiles
    case 'matches':
      return liked_by.filter(({ match }) => match)
  }
}
