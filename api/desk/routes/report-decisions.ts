import { Elysia, t } from 'elysia'
import { HOUSE_RULES } from '#core/accounts/account.ts'
import { decideCase } from '#core/desk/cases/decide-case.ts'
import { takeCase } from '#core/desk/cases/take-case.ts'
import { viewCase } from '#core/desk/cases/view-case.ts'
import type { Ports } from '#core/ports.ts'
import { NO_ACTION_GROUNDS, type ReportId } from '#core/safety/report.ts'
import { Nullable, One, OneOf } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { Facts } from '../shapes/member.ts'
import { CaseShape, caseOf, Take } from '../shapes/report.ts'

const DecisionBody = t.Union([
  t.Object({ outcome: t.Literal('no-action'), grounds: OneOf(NO_ACTION_GROUNDS) }),
  t.Object({ outcome: t.Literal('content-removed'), grounds: OneOf(HOUSE_RULES) }),
  t.Object({ outcome: OneOf(['warning', 'ban']), grounds: OneOf(HOUSE_RULES), facts: Facts }),
])

/** What operators do with a report: take it, and decide. */
export const reportDecisions = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/reports', tags: ['Desk'] })
    .use(desk(ports, http))
    .post(
      '/:id/take',
      async ({ operator, params, body: { over }, status }) => {
        const { id: report } = params
        const taken = await takeCase(ports, operator, { report, over })
        if (!taken.ok) return status(statusOf(taken.error), taken.error)
        return caseAfter(ports, report)
      },
      {
        operator: 'reports',
        params: One('report.not-found'),
        body: Take,
        response: {
          200: CaseShape,
          ...refusals('report.not-found', 'report.decided', 'case.taken'),
        },
        detail: {
          summary: 'Take a report, or over from a colleague if it says so; again is the same',
        },
      },
    )
    .post(
      '/:id/decision',
      async ({ operator, params, body, status }) => {
        const { id: report } = params
        const decided = await decideCase(ports, operator, { ...body, report })
        if (!decided.ok) return status(statusOf(decided.error), decided.error)
        return {
          report: await caseAfter(ports, report),
          misuse: misuseOf(decided.value.misuse?.kind),
        }
      },
      {
        operator: 'reports',
        params: One('report.not-found'),
        body: DecisionBody,
        response: {
          200: t.Object({
            report: CaseShape,
            /** What followed for the reporter of an unfounded report. */
            misuse: Nullable(OneOf(['warning', 'reports-paused'])),
          }),
          ...refusals(
            'report.not-found',
            'report.decided',
            'report.not-banned',
            'report.nothing-removed',
            'restriction.no-facts',
            'restriction.too-long',
            'restriction.no-member',
            'restriction.id-taken',
            'restriction.unchanged',
          ),
        },
        detail: {
          summary:
            'Decide on a report, once; both members are told by mail; sent again, it is the same',
        },
      },
    )

/** A report that was just changed. */
async function caseAfter(ports: Ports, report: ReportId) {
  const seen = await viewCase(ports, { report })
  if (!seen.ok) throw new Error(seen.error.code)
  return caseOf(ports, seen.value)
}

const misuseOf = (kind: string | undefined) =>
  kind === 'warning' || kind === 'reports-paused' ? kind : null
