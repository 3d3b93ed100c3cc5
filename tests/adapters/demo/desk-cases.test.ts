import { expect, test } from 'bun:test'
import { seedDeskCases } from '#adapters/demo/desk-cases.ts'
import { seedDemo } from '#adapters/demo/world.ts'
import { takeCase } from '#core/desk/cases/take-case.ts'
import { answerComplaint } from '#core/safety/answer-complaint.ts'
import { rankOf } from '#core/safety/complaint.ts'
import { openWorld } from '#tests/core/world.ts'

const SIZE = { seed: 'vonk', people: 300 } as const

async function seeded() {
  const world = openWorld()
  await seedDemo(world, SIZE)
  await seedDeskCases(world, SIZE)
  return world
}

test('two reports between demo members wait, each with messages of the reported one as evidence', async () => {
  const { reads, now } = await seeded()
  const listed = await reads.reports.waiting(null, 10)
  expect(listed.map(({ reason }) => reason)).toEqual(['asks-money', 'insulting'])
  for (const { id, at } of listed) {
    const report = await reads.reports.byId(id)
    if (!report?.reporter) throw new Error('no report')
    expect(at).toBeLessThan(now())
    const { messages } = report.evidence
    expect(messages.at(0)?.text).toContain('verzonnen voor de demo')
    expect(messages.at(-1)?.id).toBe(report.message ?? '')
    expect(messages.every(({ sentAt }) => sentAt < at)).toBe(true)
    for (const member of [report.reporter, report.reported]) {
      expect((await reads.profiles.byId(member))?.demo).toBe(true)
      const seat = await reads.conversations.seat(report.conversation ?? '', member)
      expect(seat).toMatchObject({ unread: 0, otherReadSeq: 2 * messages.length - 1 })
    }
  }
})

test('two complaints wait, a grave one and one in another language, at addresses of nobody', async () => {
  const { reads } = await seeded()
  const [grave, other, ...more] = await reads.complaints.unanswered(null, 10)
  if (!grave || !other) throw new Error('no complaints')
  expect(more).toEqual([])
  expect(rankOf(grave.kind)).toBeLessThan(rankOf(other.kind))
  expect([grave.language, other.language]).toEqual(['nl', 'de'])
  for (const { email, words } of [grave, other]) {
    expect(email).toEndWith('.example')
    expect(words).toStartWith('Demo')
  }
  expect(await reads.profiles.byId(grave.about.replace('/members/', ''))).toMatchObject({
    demo: true,
  })
})

test('nobody is mailed, and no demo member answers', async () => {
  const { allEvents, deliveries } = await seeded()
  expect(await allEvents()).toEqual([])
  expect(await deliveries()).toEqual([])
})

test('a restart adds nothing, and what was done stays', async () => {
  const world = await seeded()
  const [report] = await world.reads.reports.waiting(null, 1)
  const [complaint] = await world.reads.complaints.unanswered(null, 1)
  if (!report || !complaint) throw new Error('nothing to decide')
  await takeCase(world, { id: 'operator' }, { report: report.id })
  await answerComplaint(world, { id: complaint.id, text: 'De foto is weg.' })
  const before = world.snapshot()
  await seedDeskCases(world, SIZE)
  expect(world.snapshot()).toEqual(before)
})

test.each([
  ['too small for them', 3, 3],
  ['whose people are not there', 3, SIZE.people],
])('a demo %s has no cases', async (_, seeds, people) => {
  const world = openWorld()
  await seedDemo(world, { ...SIZE, people: seeds })
  await seedDeskCases(world, { ...SIZE, people })
  expect(await world.reads.reports.waiting(null, 10)).toEqual([])
  expect((await world.reads.complaints.queue()).waiting).toBe(0)
})
