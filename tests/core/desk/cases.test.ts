import { describe, expect, test } from 'bun:test'
import { caseOperators, listDecided, listWaiting } from '#core/desk/cases/list-cases.ts'
import { takeCase } from '#core/desk/cases/take-case.ts'
import { viewCase } from '#core/desk/cases/view-case.ts'
import { eraseDeleted } from '#core/membership/leaving/erase-deleted.ts'
import { decideReport } from '#core/safety/decide-report.ts'
import { warnMember } from '#core/safety/restrictions/warn-member.ts'
import { err } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { sampleReport } from '#tests/contracts/sample-report.ts'
import { openWorld } from '#tests/core/world.ts'

const OPERATOR = {
  id: 'mia',
  email: 'mia@vonk.example',
  name: 'Mia',
  passwordHash: null,
  invitationHash: null,
  invitedUntil: null,
  addedAt: 0,
  removedAt: null,
  roles: [],
  version: 1,
} as const

/** Ann and Bob, and reports of Ann about Bob. */
async function opened() {
  const world = openWorld()
  await world.member('ann')
  await world.member('bob', { profile: { name: 'Bobbie' }, account: { language: 'de' } })
  const report = (id: string, changes: Parameters<typeof sampleReport>[2] = {}) =>
    world.commit(({ reports }) =>
      reports.add(sampleReport('ann', 'bob', { id, at: world.now(), ...changes })),
    )
  const decide = (id: string) =>
    decideReport(world, { report: id, outcome: 'no-action', grounds: 'unclear' })
  return { ...world, report, decide }
}

/** As many reports as are needed for a second page. */
const MANY = 51

describe('the list of reports', () => {
  test('has grave ones first, then the oldest, with who was reported', async () => {
    const world = await opened()
    const at = world.now()
    await world.report('new', { at })
    await world.report('old', { at: at - 1 })
    await world.report('grave', { at: at + 1, reason: 'under-age' })
    await world.report('done')
    await world.decide('done')
    const { items, next } = await listWaiting(world, { after: null })
    expect(items.map(({ report }) => report.id)).toEqual(['grave', 'old', 'new'])
    expect(items[0]?.reported).toEqual({
      id: 'bob',
      name: 'Bobbie',
      kind: 'person',
      birthDate: '1990-06-15',
      town: 'Utrecht',
      photo: null,
      status: 'active',
      site: 'vonk',
      country: 'NL',
      language: 'de',
      signedUpAt: at,
    })
    expect(next).toBeNull()
  })

  test('says who took a report', async () => {
    const world = await opened()
    for (const id of ['taken', 'untaken']) await world.report(id)
    await world.commit(({ operators }) => operators.add(OPERATOR))
    await takeCase(world, OPERATOR, { report: 'taken' })
    const { items } = await listWaiting(world, { after: null })
    expect(items.map(({ report, takenBy }) => [report.id, takenBy])).toEqual([
      ['taken', 'Mia'],
      ['untaken', null],
    ])
  })

  test('says who took a report over; taking it again changes and records nothing', async () => {
    const world = await opened()
    await world.report('this')
    const otto = { ...OPERATOR, id: 'otto', email: 'otto@vonk.example', name: 'Otto' }
    for (const one of [OPERATOR, otto]) await world.commit(({ operators }) => operators.add(one))
    const take = (operator: typeof OPERATOR | typeof otto) => {
      world.pass(1)
      return takeCase(world, operator, { report: 'this', over: true })
    }
    const taken = async () => {
      const actions = await world.reads.operatorActions.about('this', 99)
      const { takenBy } = await caseOperators(world.reads, 'report', 'this')
      return [takenBy, actions.length]
    }
    const first = await take(OPERATOR)
    for (let nth = 0; nth < 60; nth += 1) expect(await take(OPERATOR)).toEqual(first)
    await Promise.all(Array.from({ length: 8 }, () => take(OPERATOR)))
    expect(await taken()).toEqual(['Mia', 1])
    // Since when somebody looks at it stays.
    expect(await take(otto)).toEqual(first)
    expect(await taken()).toEqual(['Otto', 2])
    await take(OPERATOR)
    expect(await taken()).toEqual(['Mia', 3])
    await world.decide('this')
    for (const operator of [OPERATOR, otto])
      expect(await take(operator)).toEqual(err({ code: 'report.decided' }))
    expect(await takeCase(world, otto, { report: 'none' })).toEqual(
      err({ code: 'report.not-found' }),
    )
    expect(await taken()).toEqual(['Mia', 3])
  })

  test('comes in pages, each report once', async () => {
    const world = await opened()
    for (let nth = 0; nth < MANY; nth += 1) await world.report(`r${nth}`, { at: nth })
    const first = await listWaiting(world, { after: null })
    expect(first.items).toHaveLength(MANY - 1)
    expect(first.next).toEqual({ id: 'r49', at: 49, grave: false })
    const second = await listWaiting(world, { after: first.next })
    expect(second.items.map(({ report }) => report.id)).toEqual(['r50'])
    expect(second.next).toBeNull()
  })

  test('has what was decided, the last decision first, in pages', async () => {
    const world = await opened()
    for (let nth = 0; nth < MANY; nth += 1) {
      await world.report(`r${nth}`)
      world.pass(1)
      await world.decide(`r${nth}`)
    }
    const first = await listDecided(world, { after: null })
    expect(first.items[0]?.report.id).toBe('r50')
    expect(first.items).toHaveLength(MANY - 1)
    const second = await listDecided(world, { after: first.next })
    expect(second.items.map(({ report }) => report.id)).toEqual(['r0'])
    expect(second.next).toBeNull()
  })
})

describe('a report at the desk', () => {
  test('has both members, earlier decisions and the other reports about the reported one', async () => {
    const world = await opened()
    await world.report('this')
    await world.report('other', { at: world.now() + 1 })
    const facts = 'You asked for money.'
    const reasons = { member: 'bob', rule: 'money', facts, report: null } as const
    const warned = await warnMember(world, reasons)
    const seen = await viewCase(world, { report: 'this' })
    expect(seen).toMatchObject({
      ok: true,
      value: {
        report: { id: 'this', note: 'Vroeg om geld; “500 €”.' },
        reported: { id: 'bob' },
        reporter: { id: 'ann' },
        decisions: [warned.ok && warned.value],
        others: [{ id: 'other' }],
        hasRefusedPhoto: false,
      },
    })
  })

  test('has the photos on the profile, and says whether one was refused since', async () => {
    const world = await opened()
    await world.report('this')
    const decidedAt = world.now() + 1
    await world.photo('picture', 'bob', { state: 'refused', reason: 'nudity', decidedAt })
    const seen = await viewCase(world, { report: 'this' })
    const photos = [{ photo: { id: 'picture', state: 'refused' }, decided: null }]
    expect(seen).toMatchObject({ ok: true, value: { photos, hasRefusedPhoto: true } })
  })

  test('stays when its reporter is erased, and the reported member has no name then', async () => {
    const world = await opened()
    await world.report('this')
    for (const id of ['ann', 'bob']) {
      await world.commit(async ({ accounts }) => {
        const account = await accounts.lock(id)
        if (account) await accounts.save({ ...account, status: 'deleted', deletedAt: world.now() })
      })
    }
    world.pass(15 * DAY)
    await eraseDeleted(world)
    const seen = await viewCase(world, { report: 'this' })
    expect(seen).toMatchObject({
      ok: true,
      value: {
        reporter: null,
        reported: { id: 'bob', name: null, kind: null, status: 'erased' },
        report: { note: '', evidence: { name: 'Bob' } },
      },
    })
  })

  test('is unknown under another id', async () => {
    expect(await viewCase(await opened(), { report: 'none' })).toEqual(
      err({ code: 'report.not-found' }),
    )
  })
})
