import { Elysia, t } from 'elysia'
import { chosenZone } from '#core/accounts/settings/choose-time-zone.ts'
import { answerMatch } from '#core/discovery/finder/answer-match.ts'
import { findMatches, hasSeenAll } from '#core/discovery/finder/match-finder.ts'
import { swipe, swipesLeft } from '#core/discovery/finder/swipe.ts'
import { SWIPE_LIKES_PER_DAY } from '#core/discovery/ports.ts'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { Moment, momentOf, Nullable, One, OneOf, Whole } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { MatchShape, matchOf, SeenAll } from '../shapes/match.ts'

const AT_ONCE = 10

const Left = { left: Whole(), renews_at: Moment }

/** Spec §9, the swipe game: four likes a day, in the member's own day. */
export const swipeGame = (ports: Ports, http: Http) =>
  new Elysia({ tags: ['Swipe game'] })
    .use(session(ports, http))
    .get(
      '/swipe-game',
      async ({ me, site }) => {
        const [matches, { left, renewsAt }] = await Promise.all([
          findMatches(ports, { member: me.id, limit: AT_ONCE, site: site.settings }),
          swipesLeft(ports, me),
        ])
        const { timeZone, changeableAt } = chosenZone(me)
        return {
          profiles: matches.map((match) => matchOf(match, site.settings)),
          seen_all: matches.length === 0 && (await hasSeenAll(ports, me.id, site.settings)),
          left,
          limit: SWIPE_LIKES_PER_DAY,
          renews_at: isoOf(renewsAt),
          time_zone: timeZone,
          time_zone_changeable_at: momentOf(changeableAt),
        }
      },
      {
        member: true,
        response: {
          200: t.Object({
            ...Left,
            ...SeenAll,
            profiles: t.Array(MatchShape),
            limit: Whole(),
            time_zone: Nullable(t.String()),
            time_zone_changeable_at: Nullable(Moment),
          }),
        },
        detail: { summary: 'Who is next, how many likes are left today and when the day ends' },
      },
    )
    .put(
      '/swipe-game/:id',
      async ({ me, site, params, body, status }) => {
        const pair = { from: me.id, to: params.id, site: site.settings.id }
        if (body.answer === 'yes') {
          const swiped = await swipe(ports, pair)
          if (!swiped.ok) return status(statusOf(swiped.error), swiped.error)
          const { match, left, renewsAt } = swiped.value
          return { match, left, renews_at: isoOf(renewsAt) }
        }
        const answered = await answerMatch(ports, { ...pair, answer: 'no' })
        if (!answered.ok) return status(statusOf(answered.error), answered.error)
        const { left, renewsAt } = await swipesLeft(ports, me)
        return { match: false, left, renews_at: isoOf(renewsAt) }
      },
      {
        member: true,
        params: One('profile.not-found'),
        body: t.Object({ answer: OneOf(['yes', 'no']) }),
        response: {
          200: t.Object({ ...Left, match: t.Boolean() }),
          ...refusals(
            'site.not-shown',
            'profile.not-found',
            'swipe.limit-reached',
            'like.self',
            'likes.too-many',
          ),
        },
        detail: {
          summary: 'Like somebody, one of the day’s four; or pass them by, which costs none',
        },
      },
    )
