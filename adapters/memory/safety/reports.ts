import type { Account, MemberId } from '#core/accounts/account.ts'
import type { Reports } from '#core/safety/ports.ts'
import type { WaitingMark } from '#core/safety/report.ts'
import { isGrave, type ListedReport, type Report, reportNumber } from '#core/safety/report.ts'
import type { SiteScope } from '#core/site/settings.ts'
import { lastText, latest } from '../compare.ts'
import { ofSites } from '../of-sites.ts'
import { queueOf } from '../queue-of.ts'
import type { Table } from '../table.ts'

const byAge = (a: Report, b: Report): number => a.at - b.at || lastText(b.id, a.id)

const comparePlaces = (a: WaitingMark, b: WaitingMark): number =>
  Number(b.grave) - Number(a.grave) || a.at - b.at || lastText(b.id, a.id)

const placeOf = ({ id, at, reason }: Report): WaitingMark => ({ id, at, grave: isGrave(reason) })

const byPlace = (a: Report, b: Report): number => comparePlaces(placeOf(a), placeOf(b))

const listed = ({ note: _, evidence: __, ...report }: Report): ListedReport => report

/** Reports in memory. */
export function reports(table: Table<Report>, accounts: Table<Account>): Reports {
  const within = (sites: SiteScope) => {
    const isWithin = ofSites(accounts, sites)
    return table.all().filter(({ reported }) => isWithin(reported))
  }
  const by = (member: MemberId) => table.all().filter(({ reporter }) => reporter === member)

  return {
    byId: async (id) => table.find(id),
    byNumber: async (number) =>
      table
        .all()
        .filter((one) => reportNumber(one) === number)
        .toSorted(byAge),
    waiting: async (last, limit, sites = 'all') =>
      within(sites)
        .filter(({ decision }) => decision === null)
        .toSorted(byPlace)
        .filter((report) => last === null || comparePlaces(placeOf(report), last) > 0)
        .slice(0, limit)
        .map(listed),
    queue: async (which, sites = 'all') =>
      queueOf(
        within(sites)
          .filter(({ decision, reason }) => !decision && (which === 'all' || isGrave(reason)))
          .map(({ at }) => at),
      ),
    decided: async (last, limit, sites = 'all') =>
      within(sites)
        .flatMap((report) => (report.decision ? [{ report, at: report.decision.at }] : []))
        .toSorted((a, b) => b.at - a.at || lastText(a.report.id, b.report.id))
        .filter(
          ({ report: { id }, at }) => !last || at < last.at || (at === last.at && id < last.id),
        )
        .slice(0, limit)
        .map(({ report }) => listed(report)),
    about: async (reported, limit) =>
      table
        .all()
        .filter((report) => report.reported === reported)
        .toSorted((a, b) => byAge(b, a))
        .slice(0, limit)
        .map(listed),
    by: async (reporter) => by(reporter).toSorted(latest(({ at }) => at)),
    countSince: async (reporter, moment) => by(reporter).filter(({ at }) => at >= moment).length,
    undecided: async (reporter, reported) =>
      by(reporter)
        .filter((report) => report.reported === reported && report.decision === null)
        .toSorted(byAge),
    unfounded: async (reporter, since) =>
      by(reporter)
        .filter(({ decision }) => decision?.grounds === 'unfounded' && decision.at >= since)
        .toSorted(byAge),
    async add(report) {
      if (table.find(report.id)) throw new Error('this report is there already')
      table.put(report.id, report)
    },
    lock: async (id) => table.find(id),
    async save(report) {
      table.put(report.id, report)
    },
    async eraseReporter(reporter) {
      for (const report of by(reporter))
        table.put(report.id, { ...report, reporter: null, note: '' })
    },
  }
}
