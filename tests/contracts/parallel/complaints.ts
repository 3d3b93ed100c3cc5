import { describe, expect, test } from 'bun:test'
import { takeCase, takeComplaint } from '#core/desk/cases/take-case.ts'
import { recordedAs } from '#core/desk/log/recorded-as.ts'
import { answerComplaint } from '#core/safety/answer-complaint.ts'
import { newId } from '../sample.ts'
import { sampleComplaint } from '../sample-complaint.ts'
import { sampleReport } from '../sample-report.ts'
import { createMember, type TestPorts } from './test-ports.ts'

const CONCURRENT = 16

/** An operator each, a complaint and a report. */
async function openShift(ports: TestPorts) {
  const complaint = sampleComplaint()
  const none = {
    passwordHash: null,
    invitationHash: null,
    invitedUntil: null,
    removedAt: null,
    roles: [],
    version: 1,
  }
  const operators = Array.from({ length: CONCURRENT }, (_, nth) => {
    const id = newId()
    return { ...none, id, email: `${id}@vonk.example`, name: `Operator ${nth}`, addedAt: 0 }
  })
  const report = await ports.commit(async (stores) => {
    const [ann, bob] = [await createMember(stores, ports), await createMember(stores, ports)]
    const made = sampleReport(ann, bob)
    await stores.reports.add(made)
    await stores.complaints.add(complaint)
    for (const operator of operators) await stores.operators.add(operator)
    return made
  })
  return { complaint: complaint.id, report: report.id, operators }
}

/** Contract: many operators at the same complaint or report. */
export function concurrentComplaintsContract(name: string, ports: TestPorts) {
  describe(`${CONCURRENT} operators in ${name}`, () => {
    test('one takes a complaint or report, and the others hear who did', async () => {
      const { complaint, report, operators } = await openShift(ports)
      type Take = (by: (typeof operators)[0]) => ReturnType<typeof takeCase | typeof takeComplaint>
      const each: readonly (readonly [string, Take])[] = [
        [complaint, (by) => takeComplaint(ports, by, { complaint })],
        [report, (by) => takeCase(ports, by, { report })],
      ]
      for (const [id, take] of each) {
        const taken = await Promise.all(operators.map(take))
        const first = operators.filter((_, nth) => taken[nth]?.ok)
        expect(first).toHaveLength(1)
        const by = first[0]?.name ?? ''
        expect(taken.flatMap((one) => (one.ok ? [] : [one.error]))).toEqual(
          Array.from({ length: CONCURRENT - 1 }, () => ({ code: 'case.taken', by })),
        )
        expect(await ports.reads.operatorActions.about(id, 99)).toHaveLength(1)
      }
    })

    test('one answers a complaint, whoever has it, with one mail and one action', async () => {
      const { complaint: id, operators } = await openShift(ports)
      const answers = await Promise.all(
        operators.map(async (operator, nth) => {
          if (nth % 2) await takeComplaint(ports, operator, { complaint: id, over: true })
          const recorded = recordedAs(ports, operator, 'complaint.answered', id)
          return answerComplaint(recorded, { id, text: `Antwoord ${nth}` })
        }),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const about = await ports.reads.operatorActions.about(id, 99)
      const answered = about.filter(({ action }) => action === 'complaint.answered')
      const first = operators.find((_, nth) => answers[nth]?.ok)
      expect(answered.map(({ operator }) => operator)).toEqual([first?.id ?? ''])
      const told = ports.events.filter(
        (event) => event.type === 'complaint.answered' && event.complaint === id,
      )
      expect(told).toHaveLength(1)
    })
  })
}
