import { describe, expect, test } from 'bun:test'
import { mockedSecrets } from '#adapters/system/mocked-secrets.ts'
import { LIMITS } from '#core/limits.ts'
import type { Storage } from '#core/ports.ts'
import type { WaitingMark } from '#core/safety/report.ts'
import { isGrave, type ListedReport, type Report, reportNumber } from '#core/safety/report.ts'
import { reportMember } from '#core/safety/reports/report-member.ts'
import { DAY } from '#core/shared/time.ts'
import { addMember, commit, NOW, newId, SAME_NUMBER } from './sample.ts'
import { sampleReport } from './sample-report.ts'

const byAge = (a: Report, b: Report) => a.at - b.at || (a.id < b.id ? -1 : 1)

const listed = ({ note: _, evidence: __, ...report }: Report) => report

/** Contract of every storage: reports. */
export function reportsContract(name: string, open: () => Promise<Storage>) {
  const opened = async () => {
    const storage = await open()
    const [ann, bob] = [await addMember(storage), await addMember(storage)]
    const add = (report: Report) => commit(storage, ({ reports }) => reports.add(report))
    return { storage, reads: storage.reads.reports, ann, bob, add }
  }

  describe(`reports in ${name}`, () => {
    test('a report is stored complete', async () => {
      const { reads, ann, bob, add } = await opened()
      const report = sampleReport(ann, bob, {
        conversation: newId(),
        message: newId(),
        blocked: true,
        evidence: {
          name: 'Bob',
          about: 'Zeeman ⛵',
          messages: [{ id: newId(), text: 'Leen me 500 euro', sentAt: NOW - 1 }],
        },
      })
      await add(report)
      expect(await reads.byId(report.id)).toEqual(report)
      expect(await reads.byId(newId())).toBeNull()
    })

    test('is found by its number, which several may share', async () => {
      const { reads, ann, bob, add } = await opened()
      const older = sampleReport(ann, bob, { id: SAME_NUMBER.older })
      const newer = sampleReport(ann, bob, { id: SAME_NUMBER.newer, at: NOW + 1 })
      for (const one of [newer, older, sampleReport(ann, bob)]) await add(one)
      expect(await reads.byNumber(reportNumber(older))).toEqual([older, newer])
      expect(await reads.byNumber('261121-000000')).toEqual([])
    })

    test('a report is stored once per id', async () => {
      const { reads, ann, bob, add } = await opened()
      const report = sampleReport(ann, bob)
      await add(report)
      await expect(add({ ...report, reason: 'spam' })).rejects.toThrow()
      expect(await reads.byId(report.id)).toEqual(report)
    })

    test('a member’s reports are listed newest first, and counted from a moment on', async () => {
      const { reads, ann, bob, add } = await opened()
      const older = sampleReport(ann, bob)
      const newer = sampleReport(ann, bob, { at: NOW + 1 })
      for (const one of [older, newer, sampleReport(bob, ann)]) await add(one)
      expect(await reads.by(ann)).toEqual([newer, older])
      expect(await reads.countSince(ann, NOW)).toBe(2)
      expect(await reads.countSince(ann, NOW + 1)).toBe(1)
      expect(await reads.countSince(ann, NOW + 2)).toBe(0)
    })

    test('lists what waits for a decision, grave reports first, then the oldest, in pages', async () => {
      const { reads, ann, bob, add } = await opened()
      const decision = { outcome: 'no-action', grounds: 'unclear', at: NOW } as const
      // Older than those of all other tests of this storage.
      const at = (nth: number, changes: Partial<Report> = {}) =>
        sampleReport(nth % 2 ? ann : bob, nth % 2 ? bob : ann, { at: nth, ...changes })
      const [first, second, third] = [at(1), at(2), at(2)].toSorted(byAge)
      const grave = [at(3, { reason: 'under-age' }), at(4, { reason: 'under-age' })]
      const [late, early] = [at(6), at(5)]
      for (const report of [late, early, ...grave, third, first, second, at(1, { decision })]) {
        if (report) await add(report)
      }
      const expected = [...grave, first, second, third, early, late].flatMap(
        (report) => report ?? [],
      )
      const found: ListedReport[] = []
      let last: WaitingMark | null = null
      do {
        const page: readonly ListedReport[] = await reads.waiting(last, 3)
        found.push(...page)
        const end = page.at(-1)
        last = end ? { id: end.id, at: end.at, grave: isGrave(end.reason) } : null
      } while (last)
      const ids = new Set(expected.map(({ id }) => id))
      expect(found.filter(({ id }) => ids.has(id))).toEqual(expected.map(listed))
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
      expect(found.every((report) => report.decision === null)).toBe(true)
      expect(found.map(({ reason }) => Number(isGrave(reason)))).toEqual(
        found.map(({ reason }) => Number(isGrave(reason))).toSorted((a, b) => b - a),
      )
      expect(found[0]).not.toHaveProperty('evidence')
    })

    test('lists what was decided, the last decision first, in pages', async () => {
      const { reads, ann, bob, add } = await opened()
      const decided = (at: number) =>
        // Later than those of all other tests of this storage.
        sampleReport(ann, bob, {
          decision: { outcome: 'warning', grounds: 'money', at: NOW + 2000 * DAY + at },
        })
      const same = [decided(2), decided(2)].toSorted((a, b) => (a.id < b.id ? 1 : -1))
      const [oldest, newest] = [decided(1), decided(3)]
      for (const report of [oldest, ...same, newest, sampleReport(ann, bob)]) await add(report)
      const first = await reads.decided(null, 2)
      expect(first).toEqual([newest, ...same.slice(0, 1)].map(listed))
      const [last] = first.slice(-1)
      const mark = last?.decision && { id: last.id, at: last.decision.at }
      expect(await reads.decided(mark ?? null, 2)).toEqual([...same.slice(1), oldest].map(listed))
    })

    test('lists the newest reports about a member', async () => {
      const { storage, reads, ann, bob, add } = await opened()
      const older = sampleReport(ann, bob)
      const newer = sampleReport(await addMember(storage), bob, { at: NOW + 1 })
      for (const one of [newer, older, sampleReport(bob, ann)]) await add(one)
      expect(await reads.about(bob, 9)).toEqual([newer, older].map(listed))
      expect(await reads.about(bob, 1)).toEqual([newer].map(listed))
    })

    test('a decision is stored with its reason', async () => {
      const { storage, reads, ann, bob, add } = await opened()
      const report = sampleReport(ann, bob)
      await add(report)
      const decision = { outcome: 'warning', grounds: 'money', at: NOW + 2 } as const
      const decided = { ...report, takenAt: NOW + 1, decision }
      await commit(storage, async ({ reports }) => {
        expect(await reports.lock(newId())).toBeNull()
        expect(await reports.lock(report.id)).toEqual(report)
        await reports.save(decided)
      })
      expect(await reads.byId(report.id)).toEqual(decided)
    })

    test('undecided reports between two members are listed oldest first', async () => {
      const { storage, reads, ann, bob, add } = await opened()
      const decision = { outcome: 'no-action', grounds: 'unclear', at: NOW } as const
      const [newer, older] = [sampleReport(ann, bob, { at: NOW + 1 }), sampleReport(ann, bob)]
      const others = [
        sampleReport(ann, bob, { decision }),
        sampleReport(bob, ann),
        sampleReport(ann, await addMember(storage)),
      ]
      for (const one of [newer, older, ...others]) await add(one)
      expect(await reads.undecided(ann, bob)).toEqual([older, newer])
    })

    test('reports judged unfounded since a moment are listed oldest first', async () => {
      const { reads, ann, bob, add } = await opened()
      const judged = (grounds: 'unfounded' | 'unclear', at: number) =>
        sampleReport(ann, bob, { decision: { outcome: 'no-action', grounds, at } })
      const [late, early] = [judged('unfounded', NOW + 9), judged('unfounded', NOW + 5)]
      const others = [
        judged('unfounded', NOW + 4),
        judged('unclear', NOW + 9),
        sampleReport(ann, bob),
      ]
      for (const one of [{ ...late, at: NOW + 1 }, early, ...others]) await add(one)
      expect(await reads.unfounded(ann, NOW + 5)).toEqual([early, { ...late, at: NOW + 1 }])
      expect(await reads.unfounded(bob, 0)).toEqual([])
    })

    test('of many concurrent reports, the daily limit is accepted', async () => {
      const { storage, reads, ann, bob } = await opened()
      const ports = {
        atomically: storage.atomically,
        limits: LIMITS,
        secrets: mockedSecrets,
        now: () => NOW,
      }
      const {
        evidence: _,
        at: __,
        takenAt: ___,
        decision: ____,
        ...stored
      } = sampleReport(ann, bob)
      await Promise.all(
        Array.from({ length: LIMITS.reports.tries + 3 }, () =>
          reportMember(ports, { ...stored, id: newId(), note: newId(), reporter: ann }),
        ),
      )
      expect(await reads.countSince(ann, NOW)).toBe(LIMITS.reports.tries)
    })

    test('reports stay when the reporter’s name and text are erased', async () => {
      const { storage, reads, ann, bob, add } = await opened()
      const [byAnn, byBob] = [sampleReport(ann, bob), sampleReport(bob, ann)]
      for (const one of [byAnn, byBob]) await add(one)
      await commit(storage, ({ reports }) => reports.eraseReporter(ann))
      expect(await reads.byId(byAnn.id)).toEqual({ ...byAnn, reporter: null, note: '' })
      expect(await reads.by(ann)).toEqual([])
      expect(await reads.byId(byBob.id)).toEqual(byBob)
    })
  })
}
