import { describe, expect, test } from 'bun:test'
import { answerCase, viewOwnDecision } from '#core/desk/cases/answer-case.ts'
import { decideCase } from '#core/desk/cases/decide-case.ts'
import { recordedAs } from '#core/desk/log/recorded-as.ts'
import type { Operator } from '#core/desk/operator.ts'
import type { Complaint } from '#core/safety/complaint.ts'
import { complaintNumber } from '#core/safety/complaint.ts'
import { reportNumber } from '#core/safety/report.ts'
import { decisionNumber } from '#core/safety/restriction.ts'
import { banMember } from '#core/safety/restrictions/bans.ts'
import { err } from '#core/shared/result.ts'
import { sampleComplaint } from '#tests/contracts/sample-complaint.ts'
import { sampleOperator } from '#tests/contracts/sample-operator.ts'
import { sampleReport } from '#tests/contracts/sample-report.ts'
import { openWorld } from '../world.ts'

const REPORT = '0190a1b2-0000-7000-8000-00000000000a'
const BAN = '0190a1b2-0000-7000-8000-00000000000b'
const PHOTO = '0190a1b2-0000-7000-8000-00000000000c'
const EARLIER = '0190a1b2-0000-7000-8000-00000000000d'
const FACTS = 'Vroeg om geld.'
const OWN = err({ code: 'complaint.own-decision' as const })

/** Mia and Leo work at the desk, each with a password. */
async function open(changes: Partial<Operator> = {}) {
  const world = openWorld()
  for (const id of ['ann', 'bob', 'cy']) await world.member(id)
  const [mia, leo] = [
    sampleOperator({ id: 'mia', name: 'Mia', passwordHash: '!' }),
    sampleOperator({ id: 'leo', name: 'Leo', passwordHash: '!', ...changes }),
  ]
  for (const one of [mia, leo]) await world.commit(({ operators }) => operators.add(one))
  const complain = async (given: Partial<Complaint>) => {
    const complaint = sampleComplaint({ words: 'Dit klopt niet.', about: '', ...given })
    await world.commit(({ complaints }) => complaints.add(complaint))
    return complaint
  }
  const answer = (by: Operator, { id }: Pick<Complaint, 'id'>, text = 'Het blijft zo.') =>
    answerCase(world, by, { id, text })
  const kinds = async (id: string) =>
    (await world.reads.operatorActions.about(id, 9)).map(({ action }) => action).toSorted()
  const ban = () =>
    banMember(recordedAs(world, mia, 'member.banned', 'bob'), {
      ...{ id: BAN, member: 'bob', rule: 'harassment', facts: FACTS, report: null },
    })
  const report = async (reporter = 'ann', reported = 'bob') => {
    const made = sampleReport(reporter, reported, { id: REPORT, at: world.now() })
    await world.commit(({ reports }) => reports.add(made))
    return made
  }
  return { world, mia, leo, complain, answer, kinds, ban, report }
}

describe('whoever decided', () => {
  test('a ban leaves the complaint about it to a colleague', async () => {
    const { world, mia, leo, complain, answer, kinds, ban } = await open()
    const banned = await ban()
    if (!banned.ok) throw new Error(banned.error.code)
    const [decision] = await world.reads.restrictions.of('bob')
    if (!decision) throw new Error('there is no decision')
    const complaint = await complain({ kind: 'decision', about: decisionNumber(decision) })
    expect(await viewOwnDecision(world, mia, complaint)).toBe('colleague')
    expect(await viewOwnDecision(world, leo, complaint)).toBeNull()
    expect(await answer(mia, complaint)).toEqual(OWN)
    expect((await world.reads.complaints.byId(complaint.id))?.answeredAt).toBeNull()
    expect((await answer(leo, complaint)).ok).toBe(true)
    expect(await kinds(complaint.id)).toEqual(['complaint.answered'])
  })

  test('a report leaves it too, named by its number or that of the restriction', async () => {
    const { world, mia, complain, answer, report } = await open()
    const made = await report()
    const decision = { outcome: 'warning', grounds: 'harassment', facts: FACTS } as const
    await decideCase(world, mia, { ...decision, report: made.id })
    const [warning] = await world.reads.restrictions.of('bob')
    for (const about of [reportNumber(made), warning ? decisionNumber(warning) : ''])
      expect(await answer(mia, await complain({ about }))).toEqual(OWN)
  })

  test('that a report was unfounded leaves it too, where the reporter was warned', async () => {
    const { world, mia, complain, answer, report } = await open()
    const decision = { outcome: 'no-action', grounds: 'unfounded', at: world.now() } as const
    for (const id of ['one', 'two'])
      await world.commit(({ reports }) =>
        reports.add(sampleReport('ann', 'cy', { id, decision, at: world.now() })),
      )
    const { id } = await report()
    await decideCase(world, mia, { outcome: 'no-action', grounds: 'unfounded', report: id })
    const [warning] = await world.reads.restrictions.of('ann')
    if (!warning) throw new Error('nobody was warned')
    expect(await answer(mia, await complain({ about: decisionNumber(warning) }))).toEqual(OWN)
  })

  test('a photo, or answered an earlier complaint, leaves it too', async () => {
    const { world, mia, complain, answer } = await open()
    await recordedAs(world, mia, 'photo.refused', PHOTO).atomically(async () => ({
      ok: true,
      value: null,
    }))
    expect(await answer(mia, await complain({ about: PHOTO }))).toEqual(OWN)
    const earlier = await complain({ id: EARLIER })
    expect((await answer(mia, earlier)).ok).toBe(true)
    expect(await answer(mia, await complain({ about: complaintNumber(earlier) }))).toEqual(OWN)
  })

  test.each([
    ['has not accepted the invitation', { passwordHash: null }],
    ['was removed', { removedAt: 1 }],
    ['may not answer complaints', { roles: [{ role: 'editor', site: null }] }],
    ['answers those of another site', { roles: [{ role: 'support', site: 'gay' }] }],
  ] as const)('answers alone if the only colleague %s, and the log says so', async (_, changes) => {
    const { world, mia, complain, answer, kinds, ban } = await open(changes)
    await ban()
    const [decision] = await world.reads.restrictions.of('bob')
    const complaint = await complain({ about: decision ? decisionNumber(decision) : '' })
    expect(await viewOwnDecision(world, mia, complaint)).toBe('alone')
    expect((await answer(mia, complaint)).ok).toBe(true)
    expect((await answer(mia, complaint)).ok).toBe(true)
    expect(await kinds(complaint.id)).toEqual(['complaint.answered', 'own-decision.reviewed'])
  })

  test('something else, or nothing that is known, answers as anybody', async () => {
    const { world, mia, complain, answer } = await open()
    // A restriction of long ago, without an action.
    await world.commit(({ restrictions }) =>
      restrictions.add({
        ...{ id: BAN, member: 'bob', kind: 'ban', rule: 'harassment', facts: FACTS, report: null },
        at: world.now(),
      }),
    )
    const [old] = await world.reads.restrictions.of('bob')
    for (const about of [old ? decisionNumber(old) : '', '261121-7KQ4MX', 'niets'])
      expect((await answer(mia, await complain({ about }))).ok).toBe(true)
  })
})
