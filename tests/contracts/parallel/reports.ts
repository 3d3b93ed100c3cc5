import { describe, expect, test } from 'bun:test'
import { reportMember } from '#core/reports/report-member.ts'
import { takeReport } from '#core/reports/take-report.ts'
import { type DecideReport, decideReport } from '#core/restrictions/decide-report.ts'
import { err } from '#core/shared/result.ts'
import { newId } from '../sample.ts'
import { person, type Town } from './town.ts'

const AT_ONCE = 16
const many = <T>(call: (nth: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => call(nth)))

async function annAndBob(town: Town) {
  const [ann, bob] = await town.settle(
    async (stores) => [await person(stores, town), await person(stores, town)] as const,
  )
  const report = (reporter = ann, reported = bob, note = '') =>
    reportMember(town, {
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

/** Reports and decisions on them by many at once. */
export function reportsAtOnceContract(name: string, town: Town) {
  describe(`reports in ${name}, ${AT_ONCE} at once`, () => {
    test('of the same thing are one case', async () => {
      const { ann, report } = await annAndBob(town)
      const answers = await many(() => report())
      const numbers = answers.map((answer) => (answer.ok ? answer.value.id : answer.error.code))
      expect(new Set(numbers).size).toBe(1)
      expect(await town.reads.reports.by(ann)).toHaveLength(1)
      const told = town.events.filter((one) => one.type === 'report.filed' && one.by === ann)
      expect(told).toHaveLength(1)
    })

    test('of two operators’ decisions one counts, and the others hear that it was made', async () => {
      const { bob, filed } = await annAndBob(town)
      const report = await filed()
      const ruling = (nth: number): DecideReport => ({ ...(EACH[nth % 3] ?? EACH[0]), report })
      const answers = await many((nth) => decideReport(town, ruling(nth)))
      const late = err({ code: 'report.decided' })
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers.filter((answer) => Bun.deepEquals(answer, late))).toHaveLength(AT_ONCE - 1)

      const { decision } = (await town.reads.reports.byId(report)) ?? {}
      const measures = await town.reads.restrictions.of(bob)
      const kinds = measures.map(({ kind }) => `${kind}`)
      const outcome = decision?.outcome ?? 'none'
      expect(kinds).toEqual(outcome === 'no-action' ? [] : [outcome])
      const told = town.events.filter(
        (one) => one.type === 'report.decided' && one.report === report,
      )
      expect(told).toHaveLength(1)
    })

    test('judged unfounded bring one warning and no pause', async () => {
      const { ann, filed } = await annAndBob(town)
      const reports: string[] = []
      for (let n = 0; n < AT_ONCE; n++) reports.push(await filed(ann, undefined, `${n}`))
      const unfounded = { outcome: 'no-action', grounds: 'unfounded' } as const
      await many((nth) => decideReport(town, { ...unfounded, report: reports[nth] ?? '' }))
      const measures = await town.reads.restrictions.of(ann)
      expect(measures.map(({ kind }) => kind)).toEqual(['warning'])
    })

    test('beside those who take it and repeat it, a decision stays', async () => {
      const { ann, filed, report } = await annAndBob(town)
      const id = await filed()
      await many(async (nth): Promise<unknown> => {
        if (nth === 8) return decideReport(town, { ...EACH[0], report: id })
        return nth % 2 ? takeReport(town, { report: id }) : report()
      })
      expect(await town.reads.reports.byId(id)).toMatchObject({
        takenAt: town.now(),
        decision: { grounds: 'unclear' },
      })
      expect((await town.reads.reports.by(ann)).length).toBeLessThanOrEqual(2)
    })

    test('of each other, decided at the same time, wait for no one for ever', async () => {
      const { ann, bob, filed } = await annAndBob(town)
      const [one, other] = [await filed(ann, bob), await filed(bob, ann)]
      const answers = await many((nth) =>
        decideReport(town, { ...EACH[1], report: nth % 2 ? one : other }),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    })
  })
}
