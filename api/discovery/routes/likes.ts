import { Elysia, t } from 'elysia'
import { likeProfile } from '#core/discovery/liking/give-like.ts'
import { markMatchSeen, unlike } from '#core/discovery/liking/unlike.ts'
import { type ListedLike, listLikes } from '#core/discovery/list-likes.ts'
import type { Ports } from '#core/ports.ts'
import { cardsOf } from '#core/profiles/cards.ts'
import { isoOf } from '#core/shared/time.ts'
import type { Settings } from '#core/site/settings.ts'
import { Moment, One } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { statusOf } from '../../http/problem.ts'
import { CardShape, cardShapeOf } from '../../profiles/shapes/profile.ts'
import { LIKE_RESPONSE, MatchedShape } from './like-response.ts'

/** Spec §3, a liked or liking profile. */
const LikedShape = t.Composite([
  CardShape,
  t.Object({
    liked_at: Moment,
    like_new: t.Boolean(),
    match: t.Boolean(),
    match_new: t.Boolean(),
  }),
])

/** Listed likes, with the others' cards as the member sees them. */
const shownTo =
  (ports: Ports) => async (member: string, listed: readonly ListedLike[], site: Settings) => {
    const mine = await ports.reads.profiles.byId(member)
    const onlooker = { id: member, cell: mine?.place.cell ?? null }
    const cards = await cardsOf(
      ports,
      onlooker,
      listed.map(({ profile }) => profile),
    )
    const likeOf = new Map(listed.map((like) => [like.profile.id, like]))
    return cards.flatMap((card) => {
      const like = likeOf.get(card.id)
      if (!like) return []
      const { at, isNew, match, isNewMatch } = like
      return [
        {
          ...cardShapeOf(card, site),
          liked_at: isoOf(at),
          like_new: isNew,
          match,
          match_new: isNewMatch,
        },
      ]
    })
  }

/** Likes: the lists of spec §7, and giving and undoing a like. */
export const likes = (ports: Ports, http: Http) => {
  const shown = shownTo(ports)
  return new Elysia({ tags: ['Likes'] })
    .use(session(ports, http))
    .get(
      '/likes.php',
      async ({ me, site }) => {
        const { given, received } = await listLikes(ports, {
          member: me.id,
          site: site.settings.id,
        })
        const [profiles, liked_by] = await Promise.all([
          shown(me.id, given, site.settings),
          shown(me.id, received, site.settings),
        ])
        return { profiles, liked_by }
      },
      {
        member: true,
        response: {
          200: t.Object({ profiles: t.Array(LikedShape), liked_by: t.Array(LikedShape) }),
        },
        detail: { summary: 'Whom one likes, and by whom one is liked: new ones first' },
      },
    )
    .put(
      '/likes/:id',
      async ({ me, site, params, status }) => {
        const liked = await likeProfile(ports, {
          from: me.id,
          to: params.id,
          site: site.settings.id,
        })
        if (!liked.ok) return status(statusOf(liked.error), liked.error)
        return { match: liked.value.match }
      },
      {
        member: true,
        params: One('profile.not-found'),
        response: LIKE_RESPONSE,
        detail: { summary: 'Like a profile; liking twice is liking once' },
      },
    )
    .put(
      '/likes/:id/match/seen',
      async ({ me, params, status }) => {
        await markMatchSeen(ports, { member: me.id, other: params.id })
        return status(204, undefined)
      },
      {
        member: true,
        params: One('profile.not-found'),
        response: { 204: t.Void({ description: 'Stored' }) },
        detail: { summary: 'The member was shown a match; nothing happens without one' },
      },
    )
    .delete(
      '/likes/:id',
      async ({ me, params }) => {
        await unlike(ports, { from: me.id, to: params.id })
        return { match: false }
      },
      {
        member: true,
        params: One('profile.not-found'),
        response: { 200: MatchedShape },
        detail: { summary: 'Take a like back' },
      },
    )
}
