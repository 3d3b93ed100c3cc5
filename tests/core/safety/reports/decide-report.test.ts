import { describe, expect, test } from 'bun:test'
import { render } from '#adapters/mail/render.ts'
import { HOUSE_RULES } from '#core/accounts/account.ts'
import { takeCase } from '#core/desk/cases/take-case.ts'
import { decideReport } from '#core/safety/decide-report.ts'
import { NO_ACTION_GROUNDS, REPORT_OUTCOMES } from '#core/safety/report.ts'
import { banMember, unbanMember } from '#core/safety/restrictions/bans.ts'
import { err } from '#core/shared/result.ts'
import { LOCALES } from '#core/site/locales.ts'
import { letterOf } from '#tests/contracts/mailer.contract.ts'
import { ALREADY_BANNED, BAN, FACTS, opened, REMOVED, UNCLEAR, WARNING } from './reported.ts'

const OPERATOR = { id: 'operator' }

describe('a decision on a report', () => {
  test('is seen by the reporter from receipt to decision', async () => {
    const world = await opened()
    await takeCase(world, OPERATOR, { report: 'report' })
    expect(await world.see()).toMatchObject({ value: { takenAt: world.now(), decision: null } })
    await world.decide(WARNING)
    const decision = { outcome: 'warning', grounds: 'money', at: world.now() }
    expect(await world.see()).toMatchObject({ value: { decision } })
  })

  test('is mailed to the reporter with its reason, who decided and how to object', async () => {
    const world = await opened()
    await world.decide(WARNING)
    const letters = await world.letters('report-decided')
    expect(letters).toMatchObject([
      {
        to: 'ann@example.test',
        facts: { decision: { outcome: 'warning', grounds: 'money' } },
        path: expect.stringMatching(/^\/complaints\?topic=decision&about=261121-\w{6}$/),
        unsubscribe: null,
      },
    ])
    const text = letters[0] ? render(letters[0]).text : ''
    expect(text).toContain('Een mens heeft dit besloten')
    expect(text).toContain('Om geld vragen, oplichten of reclame maken')
    // What the reported member is told is between them and us.
    expect(text).not.toMatch(/Cleo|Bobbie/)
  })

  test.each([
    [WARNING, 'account-warned'],
    [BAN, 'account-banned'],
  ] as const)('%o gives the reported member the statement of reasons', async (decision, kind) => {
    const world = await opened()
    await world.decide(decision)
    expect(await world.reads.restrictions.of('bob')).toMatchObject([
      { rule: 'money', facts: FACTS, report: 'report' },
    ])
    expect(await world.letters(kind)).toMatchObject([
      { to: 'bob@example.test', facts: { decision: { rule: 'money', reported: true } } },
    ])
  })

  test('that does nothing tells the reported member nothing', async () => {
    const world = await opened()
    await world.decide(UNCLEAR)
    expect(await world.letters('report-decided')).toHaveLength(1)
    const told = world.mailer.letters.filter(({ to }) => to === 'bob@example.test')
    expect(told).toEqual([])
  })

  test('that something was removed needs a photo that was refused since', async () => {
    const world = await opened()
    await world.photo('p1', 'bob')
    expect(await world.decide(REMOVED)).toEqual(err({ code: 'report.nothing-removed' }))
    const refusedAt = (decidedAt: number | null) =>
      world.commit(async ({ photos }) => {
        const photo = await photos.lock('p1')
        if (photo) await photos.save({ ...photo, state: 'refused', reason: 'nudity', decidedAt })
      })
    const at = (await world.reads.reports.byId('report'))?.at ?? 0
    for (const before of [null, at - 1]) {
      await refusedAt(before)
      expect(await world.decide(REMOVED)).toEqual(err({ code: 'report.nothing-removed' }))
    }
    await refusedAt(at)
    expect(await world.decide(REMOVED)).toMatchObject({ ok: true, value: { restriction: null } })
  })

  test('is made once: a later one is refused and changes nothing', async () => {
    const world = await opened()
    await world.decide(UNCLEAR)
    for (const decision of [BAN, UNCLEAR]) {
      expect(await world.decide(decision)).toEqual(err({ code: 'report.decided' }))
    }
    expect(await takeCase(world, OPERATOR, { report: 'report' })).toEqual(
      err({ code: 'report.decided' }),
    )
    expect(await world.reads.restrictions.of('bob')).toEqual([])
  })

  test('that cannot be carried out leaves the report open', async () => {
    const world = await opened()
    expect(await world.decide({ ...WARNING, facts: ' ' })).toEqual(
      err({ code: 'restriction.no-facts' }),
    )
    const reasons = { member: 'bob', rule: 'money', facts: 'x', report: null } as const
    await banMember(world, reasons)
    expect(await world.decide(BAN)).toEqual(err({ code: 'restriction.unchanged' }))
    expect(await world.decide(WARNING)).toEqual(err({ code: 'restriction.no-member' }))
    expect(await world.see()).toMatchObject({ value: { decision: null } })
    expect(await world.decide({ outcome: 'no-action', grounds: 'gone' })).toMatchObject({
      ok: true,
    })
  })

  test('that the reported member was banned before keeps that ban, and tells them nothing', async () => {
    const world = await opened()
    const reasons = { member: 'bob', rule: 'money', facts: 'x', report: null } as const
    await banMember(world, reasons)
    const bans = await world.letters('account-banned')
    const restrictions = await world.reads.restrictions.of('bob')
    expect(await world.decide(ALREADY_BANNED)).toMatchObject({
      ok: true,
      value: { restriction: null, misuse: null },
    })
    expect(await world.reads.restrictions.of('bob')).toEqual(restrictions)
    expect(await world.letters('report-decided')).toMatchObject([
      { to: 'ann@example.test', facts: { decision: ALREADY_BANNED } },
    ])
    expect(world.mailer.letters.filter(({ to }) => to === 'bob@example.test')).toEqual(bans)
  })

  test('that the reported member was banned before needs a ban that stands', async () => {
    const world = await opened()
    const notBanned = err({ code: 'report.not-banned' })
    expect(await world.decide(ALREADY_BANNED)).toEqual(notBanned)
    await banMember(world, { member: 'bob', rule: 'money', facts: 'x', report: null })
    world.pass(1)
    await unbanMember(world, { member: 'bob', facts: 'It was not you.' })
    expect(await world.decide(ALREADY_BANNED)).toEqual(notBanned)
    expect(await world.see()).toMatchObject({ value: { decision: null } })
  })

  test('of a report that there is not is refused', async () => {
    const world = await opened()
    const missing = err({ code: 'report.not-found' })
    expect(await decideReport(world, { ...UNCLEAR, report: 'none' })).toEqual(missing)
    expect(await takeCase(world, OPERATOR, { report: 'none' })).toEqual(missing)
  })
})

test('every outcome and reason is said in each language, the reason in its own words', () => {
  for (const language of LOCALES) {
    const reasons = [...NO_ACTION_GROUNDS, ...HOUSE_RULES].map((grounds) => {
      const facts = { decision: { outcome: 'no-action', grounds, at: 0 } } as const
      return render(letterOf('report-decided', facts, { language })).text
    })
    const outcomes = REPORT_OUTCOMES.map((outcome) => {
      const facts = { decision: { outcome, grounds: 'money', at: 0 } } as const
      return render(letterOf('report-decided', facts, { language })).text
    })
    expect(new Set(reasons).size).toBe(reasons.length)
    expect(new Set(outcomes).size).toBe(outcomes.length)
  }
})
