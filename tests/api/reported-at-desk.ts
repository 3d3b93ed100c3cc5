import type { Report } from '#core/safety/report.ts'
import { sampleReport } from '#tests/contracts/sample-report.ts'
import { openApi, uuid } from './open-api.ts'

export const ANN = uuid(1)
export const BOB = uuid(2)
export const REPORT = uuid(500)
export const FACTS = 'Je vroeg een ander lid om 500 euro.'
export const BAN = { outcome: 'ban', grounds: 'money', facts: FACTS } as const
export const UNCLEAR = { outcome: 'no-action', grounds: 'unclear' } as const

/** Ann reported Bob, once for each of `changes`. */
export async function openReported(...changes: readonly Partial<Report>[]) {
  const site = openApi()
  await site.member(ANN, { profile: { name: 'Ann' } })
  await site.member(BOB, { profile: { name: 'Bob' }, account: { language: 'de' } })
  const reports = (changes.length > 0 ? changes : [{}]).map((change, nth) =>
    sampleReport(ANN, BOB, { id: uuid(500 + nth), at: site.now() + nth, ...change }),
  )
  for (const one of reports) await site.commit((stores) => stores.reports.add(one))
  const mia = await site.atDesk('Mia')
  const path = `/api/desk/reports/${REPORT}`
  const decide = (decision: object, by = mia) => by.post(`${path}/decision`, decision)
  const actions = async () =>
    (await site.reads.operatorActions.newest(null, 9)).map(({ action, subject, operator }) => ({
      action,
      subject,
      operator,
    }))
  return { ...site, mia, path, decide, actions }
}
