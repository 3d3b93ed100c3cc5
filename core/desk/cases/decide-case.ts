import type { Ports, Reads } from '../../ports.ts'
import { type DecidedReport, type DecideReport, decideReport } from '../../safety/decide-report.ts'
import { type Report, reportNumber } from '../../safety/report.ts'
import type { Restriction } from '../../safety/restriction.ts'
import { ok } from '../../shared/result.ts'
import { recordedAs } from '../log/recorded-as.ts'
import type { Operator } from '../operator.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'sites' | 'now' | 'newId'>

/**
 * An operator's decision on a report, recorded with its effect. Their own again is a replay, whose response was lost: it
 * gets the first result. A colleague hears that it was decided, even alike.
 */
export async function decideCase(
  ports: Needs,
  operator: Pick<Operator, 'id'>,
  command: DecideReport,
): ReturnType<typeof decideReport> {
  const recorded = recordedAs(ports, operator, 'report.decided', command.report)
  const decided = await decideReport(recorded, command)
  if (decided.ok || decided.error.code !== 'report.decided') return decided
  const own = await ownDecision(ports.reads, operator, command)
  return own ? ok(own) : decided
}

async function ownDecision(
  reads: Reads,
  { id }: Pick<Operator, 'id'>,
  command: DecideReport,
): Promise<DecidedReport | null> {
  const report = await reads.reports.byId(command.report)
  const last = await reads.operatorActions.last(command.report, 'report.decided')
  if (!report?.decision || last?.operator !== id) return null
  const { outcome, grounds } = report.decision
  const restrictions = await reads.restrictions.of(report.reported)
  const restriction = restrictions.find((one) => one.report === report.id) ?? null
  const facts = 'facts' in command ? command.facts.trim() : undefined
  const isSame =
    outcome === command.outcome && grounds === command.grounds && facts === restriction?.facts
  return isSame ? { report, restriction, misuse: await misuseAfter(reads, report) } : null
}

/** What followed for the reporter: its facts are the numbers of reports. */
async function misuseAfter({ restrictions }: Reads, report: Report): Promise<Restriction | null> {
  const { reporter, decision } = report
  if (reporter === null || decision?.grounds !== 'unfounded') return null
  const since = (await restrictions.of(reporter)).filter(
    ({ rule, at }) => rule === 'false-reports' && at >= decision.at,
  )
  return since.findLast(({ facts }) => facts.split(', ').includes(reportNumber(report))) ?? null
}
