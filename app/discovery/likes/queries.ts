import { queryOptions } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'

/** Given and received likes, unseen ones first. */
export const likesQuery = queryOptions({
  queryKey: ['likes'],
  queryFn: () => answered(api['likes.php'].get()),
})

export type Likes = Awaited<ReturnType<NonNullable<typeof likesQuery.queryFn>>>
export type Liked = Likes['profiles'][number]

/** Number of unseen likes. */
export const newLikesIn = ({ liked_by }: Likes): number =>
  liked_by.filter(({ like_new }) => like_new).length

/** An unseen member who really likes the viewer, else a marked suggestion; or none. */
export const fetchSomebody = async () => (await answered(api['auto-like.php'].get())).profile

export type Somebody = NonNullable<Awaited<ReturnType<typeof fetchSomebody>>>
