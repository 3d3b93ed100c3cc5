import { Elysia, t } from 'elysia'
import { choiceOn } from '#core/accounts/account.ts'
import type { Ports } from '#core/ports.ts'
import { chooseSite } from '#core/profiles/editing/change-settings.ts'
import { BRANDS } from '#core/site/settings.ts'
import { Nullable, OneOf } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { problemOf, refusals, statusOf } from '../../http/problem.ts'
import { UserAnswer, userOf } from '../shapes/user.ts'

/** A site of the install; `shown` is `null` if the member was never asked. */
const ShownSiteShape = t.Object({
  id: t.String(),
  name: t.String(),
  brand: OneOf(BRANDS),
  joined: t.Boolean(),
  shown: Nullable(t.Boolean()),
})

/** The sites a member is shown on: the one they joined, and others they consented to. */
export const shownSites = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/account/sites', tags: ['Accounts'] })
    .use(session(ports, http))
    .get(
      '',
      ({ me }) => ({
        sites: ports.sites.all().map(({ settings: { id, name, brand } }) => ({
          id,
          name,
          brand,
          joined: me.site === id,
          shown: choiceOn(me, id),
        })),
      }),
      {
        member: true,
        response: { 200: t.Object({ sites: t.Array(ShownSiteShape) }) },
        detail: { summary: 'The sites of this install, and on which of them one is shown' },
      },
    )
    .put(
      '/:id',
      async ({ me, site, params, body, status }) => {
        const { shown } = body
        const chosen = await chooseSite(ports, { member: me.id, site: params.id, shown })
        if (!chosen.ok) return status(statusOf(chosen.error), problemOf(chosen.error))
        return userOf(ports, chosen.value, site)
      },
      {
        member: true,
        params: t.Object({ id: t.String({ maxLength: 60 }) }),
        body: t.Object({ shown: t.Boolean() }),
        response: {
          200: UserAnswer,
          ...refusals('authentication.required', 'site.unknown', 'site.joined'),
        },
        detail: { summary: 'Be shown on another site of this install, or no longer' },
      },
    )
