/** `bun run reports [<number>]`: lists the newest reports, or shows one with its evidence. */
import { singleLine } from '#adapters/shared/single-line.ts'
import { type Report, reportNumber } from '#core/reports/report.ts'
import { isoOf } from '#core/shared/time.ts'
import { readDataLocation } from '../server/config.ts'
import { openReads } from '../server/open-reads.ts'
import { command, say, UsageError } from './command.ts'

/** How many are listed, and how many are searched for a number. */
const LISTED = 100
const SEARCHED = 10_000

await command(async ([number, ...more]) => {
  if (more.length > 0) throw new UsageError('bun run reports [<number>]')
  const { reads, close } = await openReads(readDataLocation(process.env))
  const reports = await reads.reports.latest(number === undefined ? LISTED : SEARCHED)
  await close()
  if (number === undefined) return list(reports)
  const found = reports.find((report) => reportNumber(report) === number)
  if (!found) throw new UsageError(`${number} is no report.`)
  show(found)
})

/** Lists reason and age of each, and none of the texts. */
function list(reports: readonly Report[]): void {
  say(`${reports.length} newest reports`)
  for (const report of reports) {
    say(`  ${reportNumber(report)}  ${isoOf(report.at)}  ${report.reason}  ${report.reported}`)
  }
}

function show(report: Report): void {
  const { reporter, reported, reason, note, blocked, evidence, at } = report
  say(`${reportNumber(report)}  ${isoOf(at)}  ${reason}`)
  say(`reported  ${reported}  ${singleLine(evidence.name)}`)
  say(`by        ${reporter ?? 'an erased member'}${blocked ? ', who also blocked them' : ''}`)
  say(`note      ${singleLine(note)}`)
  say(`profile   ${singleLine(evidence.about)}`)
  for (const { id, text, sentAt, photo } of evidence.messages) {
    const meant = id === report.message ? '  (the one reported)' : ''
    say(`message   ${isoOf(sentAt)}  ${photo ? `photo ${photo}` : singleLine(text)}${meant}`)
  }
}
