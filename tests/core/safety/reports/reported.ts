import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { type Decision, decideReport } from '#core/safety/decide-report.ts'
import { viewReport } from '#core/safety/reports/list-reports.ts'
import { reportMember } from '#core/safety/reports/report-member.ts'
import { caseReference } from '#core/shared/case-reference.ts'
import { openWorld } from '#tests/core/world.ts'

export const FACTS = 'You asked Cleo and three others for money.'
export const WARNING = { outcome: 'warning', grounds: 'money', facts: FACTS } as const
export const BAN = { ...WARNING, outcome: 'ban' } as const
export const UNCLEAR = { outcome: 'no-action', grounds: 'unclear' } as const
export const ALREADY_BANNED = { outcome: 'no-action', grounds: 'already-banned' } as const
export const REMOVED = { outcome: 'content-removed', grounds: 'unwanted-sexual' } as const

/** Ann, who unsubscribed from all mails, reported Bob. */
export async function opened() {
  const world = openWorld()
  await world.member('ann', { account: { mailTroubles: ['listunsubscribe'] } })
  await world.member('bob', { profile: { name: 'Bobbie' } })
  const said = { reason: 'asks-money', note: 'Hij vroeg om geld', message: null } as const
  const report = (id = 'report') =>
    reportMember(world, {
      ...said,
      id,
      reporter: 'ann',
      reported: 'bob',
      conversation: null,
      blocked: false,
    })
  await report()
  const decide = (decision: Decision) => decideReport(world, { ...decision, report: 'report' })
  const letters = async (kind: string) => {
    await world.consume()
    await sendDue(world, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    return world.mailer.letters.filter((letter) => letter.kind === kind)
  }
  const see = () => viewReport(world, { reference: caseReference(world, 'report', 'report') })
  return { ...world, report, decide, letters, see }
}
