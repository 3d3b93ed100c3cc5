import { queryOptions } from '@tanstack/react-query'
import { answered, api } from '../client/client.ts'

/** Whom the member likes, and who likes them: new ones first. */
export const likesQuery = queryOptions({
  queryKey: ['likes'],
  queryFn: () => answered(api['likes.php'].get()),
})

export type Likes = Awaited<ReturnType<NonNullable<typeof likesQuery.queryFn>>>
export type Liked = Likes['profiles'][number]

/** How many like the member who were not seen yet. */
export const newLikesIn = ({ liked_by }: Likes): number =>
  liked_by.filter(({ like_new }) => like_new).length

/** Somebody who really likes the member and was not seen yet, else a suggestion that says it is one; or nobody. */
export const fetchSomebody = async () => (await answered(api['auto-like.php'].get())).profile

export type Somebody = NonNullable<Awaited<ReturnType<typeof fetchSomebody>>>
