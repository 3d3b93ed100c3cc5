import type { Reads } from '../../ports.ts'
import {
  type DecidedMark,
  isGrave,
  type ListedReport,
  reportState,
  type WaitingMark,
} from '../../safety/report.ts'
import type { Page } from '../../shared/paging.ts'
import type { Instant } from '../../shared/time.ts'
import type { SiteScope } from '../../site/settings.ts'
import { type MemberSummary, summariesOf } from '../members/view-member.ts'
import type { OperatorAction } from '../ports.ts'

/** A report in a list of the desk. */
export type ListedCase = {
  readonly report: ListedReport
  readonly reported: MemberSummary | null
  /** Who took it, while nobody has decided. */
  readonly takenBy: string | null
}

type Read = 'reports' | 'accounts' | 'profiles' | 'operators' | 'operatorActions'
type Needs = { readonly reads: Pick<Reads, Read> }

const PAGE = 50

/** What waits for a decision about members of some sites: grave reports first, then the oldest. */
export async function listWaiting(
  { reads }: Needs,
  { after, sites = 'all' }: { readonly after: WaitingMark | null; readonly sites?: SiteScope },
): Promise<Page<ListedCase, WaitingMark>> {
  const found = await reads.reports.waiting(after, PAGE + 1, sites)
  const items = await casesOf(reads, found.slice(0, PAGE))
  const last = found.length > PAGE ? items.at(-1)?.report : undefined
  return { items, next: last ? { id: last.id, at: last.at, grave: isGrave(last.reason) } : null }
}

/** What was decided, the last decision first. */
export async function listDecided(
  { reads }: Needs,
  { after, sites = 'all' }: { readonly after: DecidedMark | null; readonly sites?: SiteScope },
): Promise<Page<ListedCase, DecidedMark>> {
  const found = await reads.reports.decided(after, PAGE + 1, sites)
  const items = await casesOf(reads, found.slice(0, PAGE))
  const last = found.length > PAGE ? items.at(-1)?.report : undefined
  return { items, next: last?.decision ? { id: last.id, at: last.decision.at } : null }
}

async function casesOf(
  reads: Needs['reads'],
  reports: readonly ListedReport[],
): Promise<readonly ListedCase[]> {
  const members = await summariesOf(
    reads,
    reports.map(({ reported }) => reported),
  )
  return Promise.all(
    reports.map(async (report) => ({
      report,
      reported: members.get(report.reported) ?? null,
      takenBy: reportState(report) === 'in-review' ? await takerOf(reads, report) : null,
    })),
  )
}

const takerOf = async (reads: Needs['reads'], { id }: ListedReport): Promise<string | null> =>
  (await caseOperators(reads, 'report', id)).takenBy

/** The names of the operators who have a case and who decided on it, or answered; `null` for nobody known. */
export type CaseOperators = {
  readonly takenBy: string | null
  readonly takenAt: Instant | null
  readonly decidedBy: string | null
}

type CaseOperatorsNeeds = Pick<Reads, 'operators' | 'operatorActions'>

const ACTIONS = {
  report: ['report.taken', 'report.decided'],
  complaint: ['complaint.taken', 'complaint.answered'],
} as const

/** Who took a report or complaint last, and who decided on it, or answered. */
export async function caseOperators(
  reads: CaseOperatorsNeeds,
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
