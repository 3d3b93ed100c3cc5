import { Elysia, t } from 'elysia'
import { HOUSE_RULES } from '#core/accounts/house-rules.ts'
import { listDecided, listWaiting } from '#core/desk/list-cases.ts'
import { viewCase } from '#core/desk/view-case.ts'
import { viewEvidencePhoto } from '#core/desk/view-photo.ts'
import { recordedAs } from '#core/operators/recorded-as.ts'
import type { Ports } from '#core/ports.ts'
import type { ReportId } from '#core/reports/report.ts'
import type { DecidedMark, WaitingMark } from '#core/reports/reports.ts'
import { NO_ACTION_GROUNDS } from '#core/reports/ruling.ts'
import { takeReport } from '#core/reports/take-report.ts'
import { decideReport } from '#core/restrictions/decide-report.ts'
import type { Http } from '../http/http.ts'
import { desk } from '../http/operator.ts'
import { Problem, statusOf } from '../http/problem.ts'
import { Nullable, One, OneOf, PathId } from '../shapes/basics.ts'
import { Facts } from '../shapes/desk-member.ts'
import { CaseShape, caseOf, ListedCaseShape, listedCaseOf } from '../shapes/desk-report.ts'

/** An opaque cursor: where the last report stands, the grave ones before the others. */
const cursorText = (mark: WaitingMark | DecidedMark): string =>
  `${'grave' in mark && mark.grave ? 0 : 1}.${mark.at.toString(36)}.${mark.id}`

function markOf(cursor: string | undefined): WaitingMark | null {
  const [rank, at, id] = cursor?.split('.') ?? []
  return at && id ? { grave: rank === '0', at: Number.parseInt(at, 36), id } : null
}

const RulingBody = t.Union([
  t.Object({ outcome: t.Literal('no-action'), grounds: OneOf(NO_ACTION_GROUNDS) }),
  t.Object({ outcome: t.Literal('content-removed'), grounds: OneOf(HOUSE_RULES) }),
  t.Object({ outcome: OneOf(['warning', 'ban']), grounds: OneOf(HOUSE_RULES), facts: Facts }),
])

/** Reports, for operators: what waits, each with its evidence, and the decision. */
export const deskReports = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/reports', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '',
      async ({ query: { state = 'waiting', after } }) => {
        const list = state === 'waiting' ? listWaiting : listDecided
        const { items, next } = await list(ports, { after: markOf(after) })
        return { reports: items.map(listedCaseOf), next: next && cursorText(next) }
      },
      {
        operator: true,
        query: t.Object({
          state: t.Optional(OneOf(['waiting', 'decided'])),
          after: t.Optional(t.String({ pattern: '^[01]\\.[0-9a-z]{1,9}\\.[0-9a-f-]{36}$' })),
        }),
        response: {
          200: t.Object({ reports: t.Array(ListedCaseShape), next: Nullable(t.String()) }),
        },
        detail: { summary: 'Reports: waiting, grave and old ones first, or decided, newest first' },
      },
    )
    .get(
      '/:id',
      async ({ params, status }) => {
        const seen = await viewCase(ports, { report: params.id })
        return seen.ok ? caseOf(seen.value) : status(statusOf(seen.error), seen.error)
      },
      {
        operator: true,
        params: One('report.not-found'),
        response: { 200: CaseShape, 404: Problem },
        detail: { summary: 'A report with its evidence, and what else is known of the member' },
      },
    )
    .get(
      '/:id/photos/:photo',
      async ({ params, set, status }) => {
        const seen = await viewEvidencePhoto(ports, { report: params.id, photo: params.photo })
        if (!seen.ok) return status(statusOf(seen.error), seen.error)
        set.headers['content-type'] = seen.value.type
        return new Uint8Array(seen.value.bytes)
      },
      {
        operator: true,
        params: t.Object({ id: PathId('photo.not-found'), photo: PathId('photo.not-found') }),
        response: { 200: t.Uint8Array(), 404: Problem },
        detail: { summary: 'The bytes of a chat photo that is evidence of a report' },
      },
    )
    .post(
      '/:id/take',
      async ({ operator, params, status }) => {
        const { id: report } = params
        const recorded = recordedAs(ports, operator, 'report.taken', report)
        const taken = await takeReport(recorded, { report })
        if (!taken.ok) return status(statusOf(taken.error), taken.error)
        return caseAfter(ports, report)
      },
      {
        operator: true,
        params: One('report.not-found'),
        response: { 200: CaseShape, 404: Problem, 409: Problem },
        detail: { summary: 'Say that somebody looks at a report; again is the same' },
      },
    )
    .post(
      '/:id/decision',
      async ({ operator, params, body, status }) => {
        const { id: report } = params
        const recorded = recordedAs(ports, operator, 'report.decided', report)
        const decided = await decideReport(recorded, { ...body, report })
        if (!decided.ok) return status(statusOf(decided.error), decided.error)
        return {
          report: await caseAfter(ports, report),
          misuse: misuseOf(decided.value.misuse?.kind),
        }
      },
      {
        operator: true,
        params: One('report.not-found'),
        body: RulingBody,
        response: {
          200: t.Object({
            report: CaseShape,
            /** What followed for the reporter of an unfounded report. */
            misuse: Nullable(OneOf(['warning', 'reports-paused'])),
          }),
          404: Problem,
          409: Problem,
          422: Problem,
        },
        detail: { summary: 'Decide on a report, once; both members are told by mail' },
      },
    )

/** A report that was just changed. */
async function caseAfter(ports: Ports, report: ReportId) {
  const seen = await viewCase(ports, { report })
  if (!seen.ok) throw new Error(seen.error.code)
  return caseOf(seen.value)
}

const misuseOf = (kind: string | undefined) =>
  kind === 'warning' || kind === 'reports-paused' ? kind : null
