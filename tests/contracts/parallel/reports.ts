import { describe, expect, test } from 'bun:test'
import { takeCase } from '#core/desk/cases/take-case.ts'
import { recordedAs } from '#core/desk/log/recorded-as.ts'
import { type DecideReport, decideReport } from '#core/safety/decide-report.ts'
import { reportMember } from '#core/safety/reports/report-member.ts'
import { warnMember } from '#core/safety/restrictions/warn-member.ts'
import { err } from '#core/shared/result.ts'
import { newId } from '../sample.ts'
import { sampleOperator } from '../sample-operator.ts'
import { createMember, type TestPorts } from './test-ports.ts'

const CONCURRENT = 16
const concurrently = <T>(call: (nth: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: CONCURRENT }, (_, nth) => call(nth)))

async function openCase(ports: TestPorts) {
  const [ann, bob] = await ports.commit(
    async (stores) =>
      [await createMember(stores, ports), await createMember(stores, ports)] as const,
  )
  const report = (reporter = ann, reported = bob, note = '') =>
    reportMember(ports, {
      id: newId(),
      ...{ reporter, reported, note },
      reason: 'spam',
      conversation: null,
      message: null,
      blocked: false,
    })
  const filed = async (reporter = ann, reported = bob, note = ''): Promise<string> => {
    const made = await report(reporter, reported, note)
    if (!made.ok) throw new Error(made.error.code)
    return made.value.id
  }
  return { ann, bob, report, filed }
}

const EACH = [
  { outcome: 'no-action', grounds: 'unclear' },
  { outcome: 'warning', grounds: 'money', facts: 'You asked for money.' },
  { outcome: 'ban', grounds: 'money', facts: 'You asked for money.' },
] as const

/** Contract: concurrent reports and decisions. */
export function concurrentReportsContract(name: string, ports: TestPorts) {
  describe(`${CONCURRENT} concurrent reports in ${name}`, () => {
    test('a report repeated concurrently is stored once', async () => {
      const { ann, report } = await openCase(ports)
      const answers = await concurrently(() => report())
      const numbers = answers.map((answer) => (answer.ok ? answer.value.id : answer.error.code))
      expect(new Set(numbers).size).toBe(1)
      expect(await ports.reads.reports.by(ann)).toHaveLength(1)
      const events = ports.events.filter(
        (event) => event.type === 'report.filed' && event.by === ann,
      )
      expect(events).toHaveLength(1)
    })

    test('of concurrent decisions one is stored, and the others are refused', async () => {
      const { bob, filed } = await openCase(ports)
      const report = await filed()
      const decisionOf = (nth: number): DecideReport => ({ ...(EACH[nth % 3] ?? EACH[0]), report })
      const answers = await concurrently((nth) => decideReport(ports, decisionOf(nth)))
      const late = err({ code: 'report.decided' })
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers.filter((answer) => Bun.deepEquals(answer, late))).toHaveLength(CONCURRENT - 1)

      const { decision } = (await ports.reads.reports.byId(report)) ?? {}
      const restrictions = await ports.reads.restrictions.of(bob)
      const kinds = restrictions.map(({ kind }) => `${kind}`)
      const outcome = decision?.outcome ?? 'none'
      expect(kinds).toEqual(outcome === 'no-action' ? [] : [outcome])
      const events = ports.events.filter(
        (event) => event.type === 'report.decided' && event.report === report,
      )
      expect(events).toHaveLength(1)
    })

    test('a warning sent concurrently under one id is one warning, one mail and one action', async () => {
      const { ann: member } = await openCase(ports)
      const facts = 'You asked for money.'
      const warning = { id: newId(), member, rule: 'money', facts, report: null } as const
      const answers = await concurrently(() =>
        warnMember(recordedAs(ports, null, 'member.warned', member), warning),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(CONCURRENT)
      expect(await ports.reads.restrictions.of(member)).toMatchObject([{ id: warning.id }])
      // A mail each.
      const told = ports.events.filter(
        (event) => event.type === 'account.warned' && event.member === member,
      )
      expect(told).toHaveLength(1)
      expect(await ports.reads.operatorActions.about(member, 99)).toHaveLength(1)
    })

    test('concurrent unfounded decisions add one warning and no pause', async () => {
      const { ann, filed } = await openCase(ports)
      const reports: string[] = []
      for (let n = 0; n < CONCURRENT; n++) reports.push(await filed(ann, undefined, `${n}`))
      const unfounded = { outcome: 'no-action', grounds: 'unfounded' } as const
      await concurrently((nth) => decideReport(ports, { ...unfounded, report: reports[nth] ?? '' }))
      const restrictions = await ports.reads.restrictions.of(ann)
      expect(restrictions.map(({ kind }) => kind)).toEqual(['warning'])
    })

    test('a decision is kept while others take and repeat the report', async () => {
      const { ann, filed, report } = await openCase(ports)
      const id = await filed()
      const operator = sampleOperator()
      await ports.commit((stores) => stores.operators.add(operator))
      await concurrently(async (nth): Promise<unknown> => {
        if (nth === 8) return decideReport(ports, { ...EACH[0], report: id })
        return nth % 2 ? takeCase(ports, operator, { report: id }) : report()
      })
      expect(await ports.reads.reports.byId(id)).toMatchObject({
        takenAt: ports.now(),
        decision: { grounds: 'unclear' },
      })
      expect((await ports.reads.reports.by(ann)).length).toBeLessThanOrEqual(2)
    })

    test('decisions on reports of each other do not deadlock', async () => {
      const { ann, bob, filed } = await openCase(ports)
      const [one, other] = [await filed(ann, bob), await filed(bob, ann)]
      const answers = await concurrently((nth) =>
        decideReport(ports, { ...EACH[1], report: nth % 2 ? one : other }),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    })
  })
}
