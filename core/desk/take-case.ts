import type { Operator } from '../operators/operator.ts'
import { recordedAs } from '../operators/recorded-as.ts'
import type { Ports } from '../ports.ts'
import type { Report, ReportId } from '../reports/report.ts'
import { takeLocked } from '../reports/take-report.ts'
import { err, ok, type Result } from '../shared/result.ts'

type Needs = Pick<Ports, 'atomically' | 'now' | 'newId'>
type Refusal = { readonly code: 'report.not-found' | 'report.decided' }
type Own = { readonly code: 'own'; readonly report: Report }

/**
 * An operator takes a report, also over from a colleague: both are recorded. Taking again what one has is no change, so
 * that nothing records it.
 */
export async function takeCase(
  ports: Needs,
  operator: Pick<Operator, 'id'>,
  { report: id }: { readonly report: ReportId },
): Promise<Result<Report, Refusal>> {
  const recorded = recordedAs(ports, operator, 'report.taken', id)
  const taken = await recorded.atomically(
    async (stores): Promise<Result<Report, Refusal | Own>> => {
      const report = await stores.reports.lock(id)
      if (!report) return err({ code: 'report.not-found' })
      const last = await stores.operatorActions.last(id, 'report.taken')
      if (report.decision === null && report.takenAt !== null && last?.operator === operator.id)
        return err({ code: 'own', report })
      return takeLocked(stores, ports, report)
    },
  )
  if (taken.ok) return taken
  const { error } = taken
  return error.code === 'own' ? ok(error.report) : err(error)
}
