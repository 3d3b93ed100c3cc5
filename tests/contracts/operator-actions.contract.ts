import { describe, expect, test } from 'bun:test'
import { recordedAs } from '#core/desk/log/recorded-as.ts'
import type { ActionFilter, OperatorAction } from '#core/desk/ports.ts'
import type { Storage } from '#core/ports.ts'
import { err, ok } from '#core/shared/result.ts'
import { addMember, commit, NOW, newId } from './sample.ts'
import { sampleOperator } from './sample-operator.ts'
import { sampleReport } from './sample-report.ts'

/** Contract of every storage: what operators did. */
export function operatorActionsContract(name: string, open: () => Promise<Storage>) {
  describe(`operators' actions in ${name}`, () => {
    test('actions are added once per id, and listed newest first from a position', async () => {
      const storage = await open()
      const { reads } = storage
      const subject = newId()
      const action = (id: string, at: number, of: string | null = subject): OperatorAction => ({
        id: `${subject}-${id}`,
        operator: null,
        action: 'photo.refused',
        subject: of,
        member: of === null ? null : `${subject}-member`,
        reason: 'quality',
        // After those of other tests.
        at: NOW * 2 + at,
      })
      const [a, b, c, d] = [action('a', 1), action('b', 2), action('c', 2), action('d', 3, null)]
      for (const one of [c, a, d, b, { ...b, subject: 'changed' }])
        await commit(storage, ({ operatorActions }) => operatorActions.add(one))
      expect(await reads.operatorActions.newest(null, 2)).toEqual([d, c])
      expect(await reads.operatorActions.newest(c, 2)).toEqual([b, a])
      const e = { ...action('e', 4), action: 'session.started' } as const
      await commit(storage, ({ operatorActions }) => operatorActions.add(e))
      expect(await reads.operatorActions.newest(null, 2)).toEqual([e, d])
      expect(await reads.operatorActions.newest(null, 2, ['session.started'])).toEqual([d, c])
      expect(await reads.operatorActions.newest(c, 1, ['session.started'])).toEqual([b])
      const only = (filter: ActionFilter) => reads.operatorActions.newest(null, 2, [], filter)
      expect(await only({ action: 'photo.refused', operator: null })).toEqual([d, c])
      expect(await only({ action: 'session.started' })).toEqual([e])
      expect(await only({ operator: newId() })).toEqual([])
      expect(await reads.operatorActions.about(subject, 2)).toEqual([e, c])
      expect(await reads.operatorActions.about(newId(), 2)).toEqual([])
      expect(await reads.operatorActions.onPhotosOf(`${subject}-member`, 2)).toEqual([e, c])
      expect(await reads.operatorActions.onPhotosOf(newId(), 2)).toEqual([])
      expect(await reads.operatorActions.last(subject, 'photo.refused')).toEqual(c)
      expect(await reads.operatorActions.last(subject, 'photo.approved')).toBeNull()
    })

    test('bans are found that were decided in a report, and no other decision', async () => {
      const storage = await open()
      const { reads } = storage
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      const decided = (outcome: 'ban' | 'warning') =>
        sampleReport(ann, bob, { decision: { outcome, grounds: 'money', at: NOW } })
      const [ban, warning] = [decided('ban'), decided('warning')]
      const action = (kind: OperatorAction['action'], subject: string, at: number) => ({
        id: newId(),
        operator: null,
        action: kind,
        subject,
        member: null,
        reason: null,
        // After those of other tests.
        at: NOW * 3 + at,
      })
      const byReport = action('report.decided', ban.id, 1)
      const byHand = action('member.banned', bob, 2)
      const others = [
        action('report.decided', warning.id, 3),
        action('report.taken', ban.id, 4),
        action('member.warned', bob, 5),
      ]
      await commit(storage, async ({ reports, operatorActions }) => {
        for (const one of [ban, warning]) await reports.add(one)
        for (const one of [byReport, byHand, ...others]) await operatorActions.add(one)
      })
      const only = { action: 'member.banned', outcome: 'ban' } as const
      expect(await reads.operatorActions.newest(null, 2, [], only)).toEqual([byHand, byReport])
    })

    test('an action is stored with its effect, or neither', async () => {
      const storage = await open()
      const { reads } = storage
      const ports = { ...storage, now: () => NOW, newId }
      const mia = sampleOperator()
      await commit(storage, ({ operators }) => operators.add(mia))
      const subject = newId()
      const recorded = recordedAs(ports, mia, 'report.taken', subject)
      await recorded.atomically(async () => err('refused'))
      expect(await reads.operatorActions.about(subject, 9)).toEqual([])
      await recorded.atomically(async () => ok(null))
      await recorded.atomically(async () => ok(null))
      expect(await reads.operatorActions.about(subject, 9)).toMatchObject([{ operator: mia.id }])
    })
  })
}
