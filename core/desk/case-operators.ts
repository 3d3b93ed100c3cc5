import type { OperatorAction } from '../operators/operator-actions.ts'
import type { Reads } from '../ports.ts'
import type { ReportId } from '../reports/report.ts'
import type { Instant } from '../shared/time.ts'

/** The names of the operators who have a report and who decided on it; `null` for nobody known. */
export type CaseOperators = {
  readonly takenBy: string | null
  readonly takenAt: Instant | null
  readonly decidedBy: string | null
}

type Needs = Pick<Reads, 'operators' | 'operatorActions'>

/** Who took a report last, and who decided on it. */
export async function caseOperators(reads: Needs, report: ReportId): Promise<CaseOperators> {
  const { operatorActions } = reads
  const [taken, decided] = await Promise.all([
    operatorActions.last(report, 'report.taken'),
    operatorActions.last(report, 'report.decided'),
  ])
  const [takenBy, decidedBy] = await Promise.all([nameOf(reads, taken), nameOf(reads, decided)])
  return { takenBy, takenAt: taken?.at ?? null, decidedBy }
}

async function nameOf(
  { operators }: Pick<Reads, 'operators'>,
  action: OperatorAction | null,
): Promise<string | null> {
  const operator = action?.operator ? await operators.byId(action.operator) : null
  return operator?.name ?? null
}
