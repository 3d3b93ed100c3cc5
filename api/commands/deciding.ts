import { systemNow } from '#adapters/system/clock.ts'
import { uuids } from '#adapters/system/ids.ts'
import { repeatableUnits } from '#adapters/system/repeatable-units.ts'
import type { Ports } from '#core/ports.ts'
import {
  type DecidedReport,
  type DecideReport,
  decideReport,
} from '#core/restrictions/decide-report.ts'
import type { ReportDecisionError } from '#core/restrictions/errors.ts'
import { decisionNumber } from '#core/restrictions/restriction.ts'
import { readDataLocation } from '../server/config.ts'
import { openStorage } from '../server/storage.ts'
import { say, UsageError } from './command.ts'

export type DecidingPorts = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'now' | 'newId'>

/** Why a decision was refused, to the operator. */
export const REFUSED = {
  'restriction.no-facts': 'say what happened, in --facts: the member reads it.',
  'restriction.too-long': 'the facts are too long.',
  'restriction.no-member': 'there is no such member, or they were erased.',
  'restriction.id-taken': 'its id is that of another decision.',
  'restriction.unchanged': 'they are banned already, or were not banned.',
  'report.not-found': 'there is no such report.',
  'report.decided': 'it was decided on already: look at it with `bun run reports <number>`.',
  'report.not-banned': 'they are not banned.',
  'report.nothing-removed':
    'no photo of theirs is refused: do that first, with `bun run photos refuse`.',
} as const satisfies Record<ReportDecisionError['code'], string>

/**
 * Opens the database for a decision. A provider is not reached from here: a payment that is made all the same is
 * returned by the server.
 */
export async function whileDeciding(work: (ports: DecidingPorts) => Promise<void>): Promise<void> {
  const storage = await openStorage(readDataLocation(process.env))
  const { reads, atomically } = storage
  const units = repeatableUnits({ atomically, now: systemNow, newId: uuids(systemNow) })
  try {
    await work({ ...units, reads, providers: () => null })
  } finally {
    await storage.close()
  }
}

/** Decides on a report and says who is told of what. */
export async function decideOnReport(
  ports: DecidingPorts,
  number: string,
  command: DecideReport,
): Promise<DecidedReport> {
  const decided = await decideReport(ports, command)
  if (!decided.ok) throw new UsageError(REFUSED[decided.error.code])
  const { report, restriction, misuse } = decided.value
  say(`${number} is decided: ${report.decision?.outcome}, ${report.decision?.grounds}.`)
  say(report.reporter ? 'The reporter is told by mail.' : 'The reporter was erased.')
  if (restriction) say(`${decisionNumber(restriction)}: ${restriction.member} is told by mail.`)
  if (misuse)
    say(`${decisionNumber(misuse)}: the reporter gets a ${misuse.kind} for false reports.`)
  return decided.value
}
