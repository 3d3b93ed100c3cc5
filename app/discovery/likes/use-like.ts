import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { LIKES_RELOAD_DELAY } from '#core/site/pages/constants.ts'
import { userQuery } from '../../accounts/account/queries.ts'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { type MemberCard, profileQuery } from '../../profiles/members/queries.ts'
import { useFailureToast } from '../../site/use-failure-toast.ts'
import { withLike, withoutLike } from './liking.ts'
import { likesQuery } from './queries.ts'

/** Whether the member likes a profile, with a toggle. */
export type LikeState = {
  readonly liked: boolean
  readonly toggle: () => void
}

/** Likes or unlikes. */
export function useLike(card: MemberCard): LikeState {
  const queries = useQueryClient()
  const fail = useFailureToast()
  const { data: user } = useQuery(userQuery)
  const { data: likes } = useQuery({ ...likesQuery, enabled: Boolean(user) })
  const liked = likes?.profiles.some(({ id }) => id === card.id) ?? false
  const change = useMutation(likeChange(queries, card, fail))

  return { liked, toggle: () => change.mutate(!liked) }
}

/** Likes or unlikes: optimistic update, rolled back with a message on failure. */
export function likeChange(queries: QueryClient, card: MemberCard, fail: (error: unknown) => void) {
  const lists = likesQuery.queryKey
  const profile = profileQuery(card.id).queryKey
  return mutationOptions({
    // Sequential, so that the last tap wins.
    scope: { id: `like ${card.id}` },
    mutationFn: (like: boolean) => {
      const call = api.likes({ id: card.id })
      return answered(like ? call.put() : call.delete())
    },
    onMutate: async (like) => {
      await queries.cancelQueries({ queryKey: lists })
      const before = { lists: queries.getQueryData(lists), profile: queries.getQueryData(profile) }
      const now = new Date().toISOString()
      queries.setQueryData(
        lists,
        (old) => old && (like ? withLike(old, card, now) : withoutLike(old, card.id)),
      )
      queries.setQueryData(profile, (old) => old && { ...old, liked: like, match: false })
      return before
    },
    onSuccess: ({ match }, like) => {
      queries.setQueryData(profile, (old) => old && { ...old, liked: like, match })
      // It opens as soon as the lists have it.
      if (like && match) void invalidate(queries, { type: 'likes' })
    },
    onError: (error, _, before) => {
      queries.setQueryData(lists, before?.lists)
      queries.setQueryData(profile, before?.profile)
      fail(error)
    },
    onSettled: () => {
      setTimeout(() => void invalidate(queries, { type: 'likes' }), LIKES_RELOAD_DELAY)
    },
  })
}
