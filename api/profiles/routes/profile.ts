import { Elysia, t } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { editProfile } from '#core/profiles/editing/edit-profile.ts'
import { SEXUALITIES } from '#core/profiles/profile.ts'
import { viewProfile } from '#core/profiles/viewing/view-profile.ts'
import { REGION_LENGTH } from '#core/site/settings.ts'
import { OneOf } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { DetailsShape } from '../../membership/shapes/draft.ts'
import {
  PROFILE_CODES,
  ProfileShape,
  profileOf,
  SearchedAgesShape,
  searchedAgesOf,
  WishesShape,
  wishesOf,
} from '../shapes/profile.ts'

const Words = (maxLength: number) => t.String({ maxLength })

const ChangeBody = t.Object({
  name: t.Optional(Words(300)),
  about: t.Optional(Words(20_000)),
  /** Empty for a sentence of `about`. */
  line: t.Optional(Words(2000)),
  details: t.Optional(DetailsShape),
  interests: t.Optional(t.Array(Words(60), { maxItems: 100 })),
  sexuality: t.Optional(OneOf(SEXUALITIES)),
  wishes: t.Optional(WishesShape),
  searched_ages: t.Optional(SearchedAgesShape),
  place: t.Optional(
    t.Object({ country: Words(2), region: Words(REGION_LENGTH), town: Words(120) }),
  ),
})

/** A member's own profile (partial update). */
export const profile = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/profile', tags: ['Members'] }).use(session(ports, http)).patch(
    '',
    async ({ me, site, body, status }) => {
      const { wishes, searched_ages: ages, ...rest } = body
      const change = {
        ...rest,
        ...(wishes && { wishes: wishesOf(wishes) }),
        ...(ages !== undefined && { searchedAges: searchedAgesOf(ages) }),
      }
      const edited = await editProfile(ports, { account: me, change, site: site.settings })
      if (!edited.ok) return status(statusOf(edited.error), edited.error)
      const viewed = await viewProfile(ports, { viewer: me, id: me.id, site: site.settings })
      return viewed.ok
        ? profileOf(viewed.value, site.settings)
        : status(statusOf(viewed.error), viewed.error)
    },
    {
      member: true,
      body: ChangeBody,
      response: {
        200: ProfileShape,
        ...refusals(...PROFILE_CODES, 'moves.too-many', 'profile.not-found'),
      },
      detail: { summary: "Change one's own profile; what is absent stays as it is" },
    },
  )
