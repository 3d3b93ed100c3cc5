import { t } from 'elysia'
import { HOUSE_RULES } from '#core/accounts/account.ts'
import type { Ports } from '#core/ports.ts'
import {
  NO_ACTION_GROUNDS,
  REPORT_OUTCOMES,
  REPORT_REASONS,
  type Report,
  reportNumber,
  reportState,
} from '#core/safety/report.ts'
import { caseReference } from '#core/shared/case-reference.ts'
import { isoOf } from '#core/shared/time.ts'
import { Moment, momentOf, Nullable, OneOf } from '../../basics.ts'

/** A report as its reporter follows it: not who was reported, and nothing that was written. */
export const ReportShape = t.Object({
  reference: t.String(),
  number: t.String(),
  reason: OneOf(REPORT_REASONS),
  reported_at: Moment,
  state: OneOf(['received', 'in-review', 'decided']),
  outcome: Nullable(OneOf(REPORT_OUTCOMES)),
  grounds: Nullable(OneOf([...NO_ACTION_GROUNDS, ...HOUSE_RULES])),
  decided_at: Nullable(Moment),
})

/** A report among the member's own: whose profile it is about, unless that one is not to be seen any more. */
export const OwnReportShape = t.Composite([
  ReportShape,
  t.Object({ reported_name: Nullable(t.String()) }),
])

export const followed = (ports: Pick<Ports, 'secrets'>, report: Report) => ({
  reference: caseReference(ports, 'report', report.id),
  number: reportNumber(report),
  reason: report.reason,
  reported_at: isoOf(report.at),
  state: reportState(report),
  outcome: report.decision?.outcome ?? null,
  grounds: report.decision?.grounds ?? null,
  decided_at: momentOf(report.decision?.at ?? null),
})
