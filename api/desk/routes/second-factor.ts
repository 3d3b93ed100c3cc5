import { Elysia, t } from 'elysia'
import { addSecondFactor, offerSecondFactor } from '#core/desk/access/add-second-factor.ts'
import { replaceRecoveryCodes } from '#core/desk/access/replace-recovery-codes.ts'
import type { Ports } from '#core/ports.ts'
import { deskBrowserOf, deskToken, setDeskCookies } from '../../http/cookies.ts'
import { desk, guestOf, viewOperator } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { DeskCode, OperatorShape } from '../shapes/operator.ts'

/** Shown once. */
const RecoveryCodes = t.Array(t.String())

/** The authenticator app of an operator, and their recovery codes. */
export const deskSecondFactor = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '/second-factor',
      async ({ operator, request, status }) => {
        const session = deskToken(http, request) ?? ''
        const guest = guestOf(http)
        const offered = await offerSecondFactor(ports, { operator, session, guest })
        if (!offered.ok) return status(statusOf(offered.error), offered.error)
        return offered.value
      },
      {
        newOperator: true,
        response: {
          200: t.Object({
            secret: t.String(),
            /** To be sent back with the first code. */
            sealed: t.String(),
          }),
          ...refusals('desk.second-factor-taken', 'desk.second-factor-shared'),
        },
        detail: { summary: 'A secret for an authenticator app, for who has none' },
      },
    )
    .post(
      '/second-factor',
      async ({ operator, body, request, set, status }) => {
        const { device, session } = deskBrowserOf(http, request)
        const browser = { device, session: session ?? '' }
        const added = await addSecondFactor(ports, { ...body, operator, browser })
        if (!added.ok) return status(statusOf(added.error), added.error)
        setDeskCookies(http, set.headers, added.value)
        return {
          operator: await viewOperator(ports, http, added.value.operator),
          recovery_codes: [...added.value.recoveryCodes],
        }
      },
      {
        newOperator: true,
        body: t.Object({ sealed: t.String({ maxLength: 500 }), code: DeskCode }),
        response: {
          200: t.Object({ operator: OperatorShape, recovery_codes: RecoveryCodes }),
          ...refusals(
            'desk.login-required',
            'desk.code-wrong',
            'desk.second-factor-taken',
            'desk.second-factor-expired',
          ),
        },
        detail: { summary: 'Add an authenticator app by a first code of it' },
      },
    )
    .post(
      '/recovery-codes',
      async ({ operator, body, status }) => {
        const replaced = await replaceRecoveryCodes(ports, { operator, code: body.code })
        if (!replaced.ok) return status(statusOf(replaced.error), replaced.error)
        return { recovery_codes: [...replaced.value] }
      },
      {
        operator: 'anyone',
        body: t.Object({ code: DeskCode }),
        response: {
          200: t.Object({ recovery_codes: RecoveryCodes }),
          ...refusals('tries.too-many', 'desk.code-wrong'),
        },
        detail: { summary: 'New recovery codes, for a code; the earlier ones end' },
      },
    )
