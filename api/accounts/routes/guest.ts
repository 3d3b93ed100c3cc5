import { Elysia, t } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { LOCALES } from '#core/site/locales.ts'
import { OneOf } from '../../basics.ts'
import { browserOf, setSessionCookie } from '../../http/cookies.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { UserAnswer, userOf } from '../shapes/user.ts'

/** The guests of a demo. */
export const guest = (ports: Ports, http: Http) =>
  new Elysia({ tags: ['Accounts'] }).use(session(ports, http)).post(
    '/guest',
    async ({ site, body: { language }, request, set, status }) => {
      if (!http.guest) return status(404, { code: 'not-found' } as const)
      const entered = await http.guest.enter({
        language,
        address: http.clientAddress(request),
        browser: browserOf(http, request),
      })
      if (!entered.ok) return status(statusOf(entered.error), entered.error)
      setSessionCookie(http, set.headers, entered.value)
      return status(201, await userOf(ports, entered.value.account, site))
    },
    {
      body: t.Object({ language: OneOf(LOCALES) }),
      response: {
        201: UserAnswer,
        ...refusals('not-found', 'busy', 'signup.closed', 'signup.refused', 'signup.too-many'),
      },
      detail: { summary: 'Look around a demo as a guest of this browser, erased after a day' },
    },
  )
