import { Elysia, t } from 'elysia'
import { allowanceToward } from '#core/chats/messages/free-allowance.ts'
import { markLikeSeen } from '#core/discovery/liking/unlike.ts'
import { countFacets } from '#core/discovery/searching/count-facets.ts'
import { searchMembers } from '#core/discovery/searching/search-members.ts'
import { suggest } from '#core/discovery/searching/suggest.ts'
import type { Ports } from '#core/ports.ts'
import { viewProfile } from '#core/profiles/viewing/view-profile.ts'
import { Nullable, One } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import {
  AllowanceShape,
  CardShape,
  cardShapeOf,
  ProfileShape,
  profileOf,
} from '../../profiles/shapes/profile.ts'
import { FoundShape, filtersOf, SearchParams, SwitchesShape } from '../shapes/search.ts'

/** Search, profiles, and suggestions. */
export const members = (ports: Ports, http: Http) =>
  new Elysia({ tags: ['Members'] })
    .use(session(ports, http))
    .get(
      '/members',
      async ({ me, site, query, status }) => {
        const { network, ref } = query
        const viewer = me?.id ?? null
        const found = await searchMembers(ports, {
          viewer,
          tracking: { ...(network && { network }), ...(ref && { ref }) },
          filters: filtersOf(query),
          cursor: query.cursor ?? null,
          site: site.settings,
        })
        if (!found.ok) return status(statusOf(found.error), found.error)
        const { results, numResults, ownAges, similar, numSimilar, widen, ...rest } = found.value
        return {
          ...rest,
          numResults: numResults.count,
          numResultsMore: numResults.more,
          own_ages: ownAges && { ...ownAges },
          numSimilar: numSimilar.count,
          results: results.map((card) => cardShapeOf(card, site.settings)),
          similar: similar.map((card) => cardShapeOf(card, site.settings)),
          widen: [...widen],
        }
      },
      {
        asker: true,
        query: t.Object(SearchParams),
        response: { 200: FoundShape, ...refusals('search.closed', 'search.cursor-invalid') },
        detail: {
          summary:
            'Search members, newest activity first, of a page those without photo and line last; `next` continues it',
          description:
            'A visitor’s `online`, `distance` and `own_ages` are ignored, like filters that the site does not offer. `own_ages` begins with eight years around the asker’s age, and widens until 24 people are found; an age filter overrules it.',
        },
      },
    )
    .get(
      '/members/switches',
      async ({ me, site, query, status }) => {
        const { network, ref } = query
        const facets = await countFacets(ports, {
          viewer: me?.id ?? null,
          tracking: { ...(network && { network }), ...(ref && { ref }) },
          filters: filtersOf(query),
          site: site.settings,
        })
        if (!facets.ok) return status(statusOf(facets.error), facets.error)
        const { withPhoto, online, newHere, peopleOnly } = facets.value
        return { photo: withPhoto, online, new_here: newHere, people_only: peopleOnly }
      },
      {
        asker: true,
        query: t.Object(SearchParams),
        response: { 200: SwitchesShape, ...refusals('search.closed') },
        detail: { summary: 'How many members there would be if one filter were switched' },
      },
    )
    .get(
      '/members/:id',
      async ({ me, site, params, status }) => {
        const viewed = await viewProfile(ports, {
          viewer: me,
          id: params.id,
          site: site.settings,
        })
        if (!viewed.ok) return status(statusOf(viewed.error), viewed.error)
        if (!me || viewed.value.own) return profileOf(viewed.value, site.settings)
        await markLikeSeen(ports, { member: me.id, from: params.id })
        const { freeAllowance } = site.settings
        return profileOf(
          viewed.value,
          site.settings,
          await allowanceToward(ports.reads, me, params.id, freeAllowance),
        )
      },
      {
        asker: true,
        params: One('profile.not-found'),
        response: { 200: ProfileShape, ...refusals('profile.not-found') },
        detail: { summary: 'A profile, as far as the asker may see it' },
      },
    )
    .get(
      '/members/:id/allowance',
      async ({ me, site, params }) => ({
        allowance: await allowanceToward(ports.reads, me, params.id, site.settings.freeAllowance),
      }),
      {
        member: true,
        params: One('profile.not-found'),
        response: { 200: t.Object({ allowance: AllowanceShape }) },
        detail: { summary: 'What a free member may still write to a profile; `null` if unlimited' },
      },
    )
    .get(
      '/auto-like.php',
      async ({ me, site }) => {
        const suggested = await suggest(ports, { member: me.id, site: site.settings })
        return {
          profile: suggested && {
            ...cardShapeOf(suggested.card, site.settings),
            suggestion: suggested.suggestion,
          },
        }
      },
      {
        member: true,
        response: {
          200: t.Object({
            profile: Nullable(t.Composite([CardShape, t.Object({ suggestion: t.Boolean() })])),
          }),
        },
        detail: {
          summary: 'Somebody who really liked the member and was not seen yet, else a suggestion',
        },
      },
    )
