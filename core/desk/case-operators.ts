import type { OperatorAction } from '../operators/operator-actions.ts'
import type { Reads } from '../ports.ts'
import type { Instant } from '../shared/time.ts'

/** The names of the operators who have a case and who decided on it, or answered; `null` for nobody known. */
export type CaseOperators = {
  readonly takenBy: string | null
  readonly takenAt: Instant | null
  readonly decidedBy: string | null
}

type Needs = Pick<Reads, 'operators' | 'operatorActions'>

const ACTIONS = {
  report: ['report.taken', 'report.decided'],
  complaint: ['complaint.taken', 'complaint.answered'],
} as const

/** Who took a report or complaint last, and who decided on it, or answered. */
export async function caseOperators(
  reads: Needs,
  kind: keyof typeof ACTIONS,
  id: string,
): Promise<CaseOperators> {
  const { operatorActions } = reads
  const [taken, decided] = await Promise.all([
    operatorActions.last(id, ACTIONS[kind][0]),
    operatorActions.last(id, ACTIONS[kind][1]),
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
