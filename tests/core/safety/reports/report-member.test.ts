import { describe, expect, test } from 'bun:test'
import { blockMember } from '#core/discovery/block-member.ts'
import { searchMembers } from '#core/discovery/searching/search-members.ts'
import { exportMember } from '#core/membership/leaving/export-member.ts'
import { REPORTS } from '#core/safety/report.ts'
import { type ReportMember, reportMember } from '#core/safety/reports/report-member.ts'
import { err } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { openWorld, START } from '#tests/core/world.ts'

/** Ann and Bob, who wrote to each other, and Eve, who wrote to Bob. */
async function openPark() {
  const world = openWorld()
  await world.member('ann', { profile: { gender: 'male' } })
  for (const name of ['bob', 'eve']) await world.member(name)
  const say = (id: string, conversation: string, from: string, text: string) =>
    world.commit(({ messages }) =>
      messages.append({ id, conversation, from, text, sentAt: world.now(), cost: 1 }),
    )
  await world.commit(async ({ conversations }) => {
    const talk = { other: 'bob', startedAt: START, lastSeq: 0 }
    await conversations.open({ ...talk, id: 'talk', startedBy: 'ann' })
    await conversations.open({ ...talk, id: 'theirs', startedBy: 'eve' })
  })
  const report = (more: Partial<ReportMember> = {}) =>
    reportMember(world, {
      id: 'report',
      reporter: 'ann',
      reported: 'bob',
      reason: 'asks-money',
      note: '',
      conversation: null,
      message: null,
      blocked: false,
      ...more,
    })
  return { ...world, say, report }
}

describe('reporting somebody', () => {
  test('stores reporter, reason and evidence', async () => {
    const park = await openPark()
    await park.say('m1', 'talk', 'ann', 'Dag Bob')
    await park.say('m2', 'talk', 'bob', 'Leen me 500 euro')
    const stored = await park.report({ note: '  Hij vroeg om geld.\n', conversation: 'talk' })
    expect(stored).toMatchObject({
      ok: true,
      value: { reason: 'asks-money', note: 'Hij vroeg om geld.', blocked: false, at: START },
    })
    expect(await park.reads.reports.byId('report')).toMatchObject({
      reporter: 'ann',
      reported: 'bob',
      conversation: 'talk',
      evidence: {
        name: 'bob',
        about: 'Ik hou van de zee.',
        messages: [{ id: 'm2', text: 'Leen me 500 euro', sentAt: START }],
      },
    })
  })

  test('includes evidence from a deleted chat, and from the profile', async () => {
    const park = await openPark()
    await park.say('m1', 'talk', 'bob', 'Leen me 500 euro')
    await park.commit(({ conversations }) => conversations.hide('talk', 'ann'))
    expect(await park.report()).toMatchObject({
      value: { conversation: null, evidence: { messages: [{ id: 'm1' }] } },
    })
  })

  test('includes the last messages, and the reported one however old', async () => {
    const park = await openPark()
    for (let n = 1; n <= 60; n += 1) await park.say(`m${n}`, 'talk', 'bob', `${n}`)
    const stored = await park.report({ message: 'm1' })
    const ids = stored.ok ? stored.value.evidence.messages.map(({ id }) => id) : []
    expect(ids).toHaveLength(REPORTS.messages + 1)
    expect([ids[0], ids[1], ids.at(-1)]).toEqual(['m1', 'm41', 'm60'])

    const late = await park.report({ id: 'second', message: 'm60' })
    expect(late).toMatchObject({ ok: true, value: { message: 'm60' } })
    expect(late.ok && late.value.evidence.messages).toHaveLength(REPORTS.messages)
  })

  test('notifies the operator, and sends the reporter a receipt', async () => {
    const park = await openPark()
    await park.report()
    expect((await park.allEvents()).map((event) => event?.type)).toEqual(['report.filed'])
    const notifications = (await park.deliveries()).map(({ notification }) => notification)
    expect(notifications).toEqual([
      { kind: 'report-desk', report: 'report' },
      { kind: 'report-received', member: 'ann', report: 'report' },
    ])
  })

  test('includes only their common conversation', async () => {
    const park = await openPark()
    await park.say('m1', 'theirs', 'bob', 'Dag Eve')
    await park.say('mine', 'talk', 'ann', 'Dag Bob')
    for (const conversation of ['theirs', 'nowhere']) {
      expect(await park.report({ conversation })).toEqual(err({ code: 'chat.not-found' }))
    }
    for (const message of ['m1', 'mine', 'nothing']) {
      expect(await park.report({ message })).toEqual(err({ code: 'message.not-found' }))
    }
    const stranger = { reporter: 'eve', reported: 'ann', message: 'mine' }
    expect(await park.report(stranger)).toEqual(err({ code: 'message.not-found' }))
    expect(await park.reads.reports.by('ann')).toEqual([])
  })

  test('needs another, existing member, and a short note', async () => {
    const park = await openPark()
    expect(await park.report({ reported: 'ann' })).toEqual(err({ code: 'report.self' }))
    expect(await park.report({ reported: 'nobody' })).toEqual(err({ code: 'profile.not-found' }))
    expect(await park.report({ note: 'x'.repeat(1001) })).toEqual(
      err({ code: 'report.note-too-long', limit: 1000 }),
    )
    expect(await park.report({ note: '💥'.repeat(1000) })).toMatchObject({ ok: true })
  })
})

describe('retrying a report', () => {
  test('under the same id gets the same response', async () => {
    const park = await openPark()
    const first = await park.report({ blocked: true })
    park.pass(DAY)
    expect(await park.report({ blocked: true })).toEqual(first)
    expect(await park.reads.reports.by('ann')).toHaveLength(1)
    expect(await park.allEvents()).toHaveLength(2)
  })

  test.each([
    { reported: 'eve' },
    { reporter: 'eve' },
    { reason: 'spam' },
    { note: 'anders' },
    { conversation: 'talk' },
    { message: 'm1' },
    { blocked: true },
  ] as const)('under the same id with %o is refused', async (more) => {
    const park = await openPark()
    await park.report()
    expect(await park.report(more)).toEqual(err({ code: 'report.id-taken' }))
  })

  test('is limited to twenty times a day, also concurrently', async () => {
    const park = await openPark()
    const many = Array.from({ length: 25 }, (_, n) => park.report({ id: `r${n}`, note: `${n}` }))
    const letIn = (await Promise.all(many)).filter(({ ok }) => ok)
    expect(letIn).toHaveLength(20)
    const more = { id: 'more', note: 'more' }
    expect(await park.report(more)).toEqual(err({ code: 'report.too-many', limit: 20 }))
    expect(await park.report({ id: 'r3', note: '3' })).toMatchObject({ ok: true })
    park.pass(DAY + 1)
    expect(await park.report(more)).toMatchObject({ ok: true })
  })
})

test('who blocked a member can still be reported, with what they wrote', async () => {
  const park = await openPark()
  await park.say('m1', 'talk', 'bob', 'Maak even geld over.')
  await blockMember(park, { member: 'bob', blocked: 'ann' })
  const told = await park.report({ conversation: 'talk' })
  expect(told).toMatchObject({ value: { evidence: { messages: [{ id: 'm1' }] } } })
})

describe('blocking with a report', () => {
  test('hides both from each other, in the same transaction', async () => {
    const park = await openPark()
    await park.report({ blocked: true })
    expect(await park.reads.blocks.between('bob', 'ann')).toBe(true)
    const found = await searchMembers(park, {
      viewer: 'ann',
      tracking: {},
      filters: {},
      cursor: null,
      site: park.site,
    })
    expect(found.ok && found.value.results.map(({ id }) => id)).toEqual(['eve'])
    const blocked = { type: 'member.blocked', by: 'ann', blocked: 'bob' } as const
    expect(await park.allEvents()).toContainEqual(blocked)
  })

  test('does not happen if the report is refused', async () => {
    const park = await openPark()
    await park.report({ conversation: 'theirs', blocked: true })
    expect(await park.reads.blocks.between('ann', 'bob')).toBe(false)
  })
})

test('the export has one’s own reports, not those of others', async () => {
  const park = await openPark()
  await park.report({ note: 'Vroeg om geld' })
  expect((await exportMember(park, 'ann')).reports).toMatchObject([{ note: 'Vroeg om geld' }])
  expect((await exportMember(park, 'bob')).reports).toEqual([])
})

test('messages after a block cannot be read by reporting', async () => {
  const park = await openPark()
  await park.say('m1', 'talk', 'ann', 'Dag Bob')
  await park.say('m2', 'talk', 'bob', 'Hallo')
  await blockMember(park, { member: 'bob', blocked: 'ann' })
  await park.commit(async ({ profiles }) => {
    const bob = await profiles.lock('bob')
    if (bob) await profiles.save({ ...bob, name: 'Robert', about: 'Nieuw begin.' })
  })
  await park.report()
  const [exported] = (await exportMember(park, 'ann')).reports
  expect(exported).toMatchObject({ reported: 'bob', reason: 'asks-money' })
  expect(JSON.stringify(exported)).not.toMatch(/Robert|Nieuw begin|Hallo/)
})
