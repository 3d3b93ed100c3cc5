import { expect, test } from 'bun:test'
import { reportMember } from '#core/safety/reports/report-member.ts'
import { HOUR } from '#core/shared/time.ts'
import { openWorld } from '#tests/core/world.ts'

test('an install sets the rate limit of reports', async () => {
  const world = openWorld({ limits: { reports: { tries: 1, window: HOUR } } })
  for (const id of ['ann', 'bo']) await world.member(id)
  const about = { reason: 'spam', conversation: null, message: null } as const
  const report = (id: string) =>
    reportMember(world, { ...about, id, note: id, reporter: 'ann', reported: 'bo', blocked: false })
  expect(await report('one')).toMatchObject({ ok: true })
  world.pass(1)
  expect(await report('two')).toMatchObject({ error: { code: 'report.too-many', limit: 1 } })
  world.pass(HOUR)
  expect(await report('two')).toMatchObject({ ok: true })
})
