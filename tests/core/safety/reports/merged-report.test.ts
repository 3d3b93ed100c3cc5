import { expect, test } from 'bun:test'
import { type ReportMember, reportMember } from '#core/safety/reports/report-member.ts'
import { err } from '#core/shared/result.ts'
import { openWorld, START } from '#tests/core/world.ts'

/** Ann reported Bob, and again under another id: it is the same report. */
async function merged() {
  const world = openWorld()
  for (const name of ['ann', 'bob', 'eve']) await world.member(name)
  const report = (more: Partial<ReportMember>) =>
    reportMember(world, {
      ...{ id: 'report', reporter: 'ann', reported: 'bob', reason: 'asks-money', note: '' },
      ...{ conversation: null, message: null, blocked: false, ...more },
    })
  await report({})
  const again = (more: Partial<ReportMember> = {}) =>
    report({ id: 'again', blocked: true, ...more })
  expect(await again()).toMatchObject({ ok: true, value: { id: 'report', blocked: true } })
  return { ...world, again }
}

test('a merged report sent again gets its first response, whatever was decided since', async () => {
  const { again, reads, commit } = await merged()
  const stored = await reads.reports.byId('report')
  if (!stored) throw new Error('no report')
  const decision = { outcome: 'no-action', grounds: 'unclear', at: START } as const
  await commit(({ reports }) => reports.save({ ...stored, decision }))
  expect(await again()).toMatchObject({ ok: true, value: { id: 'report' } })
  expect(await reads.reports.by('ann')).toHaveLength(1)
})

test.each([
  { reason: 'spam' },
  { note: 'anders' },
  { blocked: false },
  { reporter: 'eve' },
] as const)('a merged report sent again with %o is refused', async (more) => {
  const { again } = await merged()
  expect(await again(more)).toEqual(err({ code: 'report.id-taken' }))
})
