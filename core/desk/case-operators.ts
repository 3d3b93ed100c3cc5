import type { OperatorAction } from '../operators/operator-actions.ts'
import type { Reads } from '../ports.ts'
import type { ReportId } from '../reports/report.ts'

/** The names of the operators who took a report and decided on it; `null` for nobody known. */
export type CaseOperators = { readonly takenBy: string | null; readonly decidedBy: string | null }

type Needs = Pick<Reads, 'operators' | 'operatorActions'>

const ACTIONS = 50

/** Who took a report, and who decided on it. */
export async function caseOperators(reads: Needs, report: ReportId): Promise<CaseOperators> {
  const actions = await reads.operatorActions.about(report, ACTIONS)
  // Newest first: taking it again changes nothing.
  const taken = actions.findLast(({ action }) => action === 'report.taken')
  const decided = actions.find(({ action }) => action === 'report.decided')
  const [takenBy, decidedBy] = await Promise.all([nameOf(reads, taken), nameOf(reads, decided)])
  return { takenBy, decidedBy }
}

async function nameOf(
  { operators }: Pick<Reads, 'operators'>,
  action: OperatorAction | undefined,
): Promise<string | null> {
  const operator = action?.operator ? await operators.byId(action.operator) : null
  return operator?.name ?? null
}
