import { Elysia, t } from 'elysia'
import type { MemberId } from '#core/accounts/account.ts'
import { ANSWERS, answerMatch, undoAnswer } from '#core/discovery/finder/answer-match.ts'
import { findMatches, hasSeenAll, signupMatches } from '#core/discovery/finder/match-finder.ts'
import { clearSkips } from '#core/discovery/finder/swipe.ts'
import { narrowestWish } from '#core/discovery/searching/narrowest-wish.ts'
import type { Ports } from '#core/ports.ts'
import type { Settings } from '#core/site/settings.ts'
import { One, OneOf, Whole } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { statusOf } from '../../http/problem.ts'
import { FinderShape, MatchShape, matchOf } from '../shapes/match.ts'
import { LIKE_RESPONSE, MatchedShape } from './like-response.ts'

/** Page size: a member who answers need not wait for each profile. */
const AT_ONCE = 10

/** Who suits a member; once there is nobody left, why. */
async function finderPage(ports: Ports, member: MemberId, site: Settings) {
  const [matches, skipped] = await Promise.all([
    findMatches(ports, { member, limit: AT_ONCE, site }),
    ports.reads.passes.skipped(member, ports.now()),
  ])
  const none = matches.length === 0
  return {
    profiles: matches.map((match) => matchOf(match, site)),
    skipped,
    seen_all: none && (await hasSeenAll(ports, member, site)),
    narrowest: none ? await narrowestWish(ports, member, site) : null,
  }
}

/** The match finder: suggestions, one at a time, and answers to them. */
export const matchFinder = (ports: Ports, http: Http) =>
  new Elysia({ tags: ['Match finder'] })
    .use(session(ports, http))
    .get('/match-finder', ({ me, site }) => finderPage(ports, me.id, site.settings), {
      member: true,
      response: { 200: FinderShape },
      detail: {
        summary: 'Who suits the member by both sides’ wishes and was not answered yet, best first',
      },
    })
    .delete(
      '/match-finder',
      async ({ me }) => {
        await clearSkips(ports, me.id)
        return { skipped: 0 }
      },
      {
        member: true,
        response: { 200: t.Object({ skipped: Whole() }) },
        detail: { summary: 'Show again whom the member skipped' },
      },
    )
    .put(
      '/match-finder/:id',
      async ({ me, site, params, body, status }) => {
        const answered = await answerMatch(ports, {
          from: me.id,
          to: params.id,
          site: site.settings.id,
          answer: body.answer,
        })
        return answered.ok ? answered.value : status(statusOf(answered.error), answered.error)
      },
      {
        member: true,
        params: One('profile.not-found'),
        body: t.Object({ answer: OneOf(ANSWERS) }),
        response: LIKE_RESPONSE,
        detail: { summary: 'Answer somebody: yes is a like, no stands, skip lasts a day' },
      },
    )
    .delete(
      '/match-finder/:id',
      async ({ me, params }) => {
        await undoAnswer(ports, { from: me.id, to: params.id })
        return { match: false }
      },
      {
        member: true,
        params: One('profile.not-found'),
        response: { 200: MatchedShape },
        detail: { summary: 'Take an answer back, a like too' },
      },
    )
    .get(
      '/signup-matches',
      async ({ me, site }) => {
        const matches = await signupMatches(ports, { member: me.id, site: site.settings })
        return { profiles: matches.map((match) => matchOf(match, site.settings)) }
      },
      {
        member: true,
        response: { 200: t.Object({ profiles: t.Array(MatchShape) }) },
        detail: { summary: 'Up to six people for who has just signed up, near ones first' },
      },
    )
