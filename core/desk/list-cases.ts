import type { Reads } from '../ports.ts'
import { isGrave } from '../reports/gravity.ts'
import { type ListedReport, reportState } from '../reports/report.ts'
import type { DecidedMark, WaitingMark } from '../reports/reports.ts'
import type { Page } from '../shared/paging.ts'
import { caseOperators } from './case-operators.ts'
import { type MemberSummary, summariesOf } from './summary.ts'

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

/** What waits for a decision: grave reports first, then the oldest. */
export async function listWaiting(
  { reads }: Needs,
  { after }: { readonly after: WaitingMark | null },
): Promise<Page<ListedCase, WaitingMark>> {
  const found = await reads.reports.waiting(after, PAGE + 1)
  const items = await casesOf(reads, found.slice(0, PAGE))
  const last = found.length > PAGE ? items.at(-1)?.report : undefined
  return { items, next: last ? { id: last.id, at: last.at, grave: isGrave(last.reason) } : null }
}

/** What was decided, the last decision first. */
export async function listDecided(
  { reads }: Needs,
  { after }: { readonly after: DecidedMark | null },
): Promise<Page<ListedCase, DecidedMark>> {
  const found = await reads.reports.decided(after, PAGE + 1)
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
