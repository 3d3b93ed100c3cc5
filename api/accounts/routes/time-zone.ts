import { Elysia, t } from 'elysia'
import { chooseTimeZone } from '#core/accounts/settings/choose-time-zone.ts'
import type { Ports } from '#core/ports.ts'
import { Moment, momentOf, Nullable } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'

/** A member's time zone. */
export const timeZone = (ports: Ports, http: Http) =>
  new Elysia({ tags: ['Accounts'] }).use(session(ports, http)).put(
    '/time-zone',
    async ({ me, body, status }) => {
      const chosen = await chooseTimeZone(ports, { member: me.id, timeZone: body.time_zone })
      if (!chosen.ok) return status(statusOf(chosen.error), chosen.error)
      const { timeZone, changeableAt } = chosen.value
      return { time_zone: timeZone, time_zone_changeable_at: momentOf(changeableAt) }
    },
    {
      member: true,
      body: t.Object({ time_zone: t.String({ minLength: 1, maxLength: 60 }) }),
      response: {
        200: t.Object({
          time_zone: Nullable(t.String()),
          time_zone_changeable_at: Nullable(Moment),
        }),
        ...refusals('time-zone.unknown', 'time-zone.too-soon'),
      },
      detail: { summary: 'Keep the time zone the member lives in; another one a day later' },
    },
  )
