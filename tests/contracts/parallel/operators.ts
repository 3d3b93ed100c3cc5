import { describe, expect, test } from 'bun:test'
import { changeRoles, removeColleague } from '#core/desk/access/manage-operators.ts'
import { answerCase } from '#core/desk/cases/answer-case.ts'
import { isSettledOwner, type Operator } from '#core/desk/operator.ts'
import { OWNER, type Role } from '#core/desk/roles.ts'
import { ok } from '#core/shared/result.ts'
import { commit, NOW, newId } from '../sample.ts'
import { sampleComplaint } from '../sample-complaint.ts'
import { sampleOperator } from '../sample-operator.ts'
import type { TestPorts } from './test-ports.ts'

const EDITOR: readonly Role[] = [{ role: 'editor', site: null }]
const ROUNDS = 8

/** Contract: operators who change each other, and answer, at once. */
export function concurrentOperatorsContract(name: string, ports: TestPorts) {
  /** Two owners with a password; whoever was there before works here no more. */
  async function twoOwners() {
    const owner = () => sampleOperator({ passwordHash: '!', roles: [OWNER] })
    const both = [owner(), owner()] as const
    await commit(ports, async ({ operators }) => {
      for (const one of await operators.lockAll()) await operators.save({ ...one, removedAt: NOW })
      for (const one of both) await operators.add(one)
    })
    return both
  }

  const settled = async () =>
    (await ports.reads.operators.all()).filter(
      (one) => one.removedAt === null && isSettledOwner(one),
    )

  describe(`operators at once in ${name}`, () => {
    type Race = (a: Operator, b: Operator) => readonly Promise<{ readonly ok: boolean }>[]
    const demote = (by: Operator, { id }: Operator) =>
      changeRoles(ports, { id, roles: EDITOR, version: 1, by })
    const races: Readonly<Record<string, Race>> = {
      'demote each other': (a, b) => [demote(a, b), demote(b, a)],
      'demote themselves': (a, b) => [demote(a, a), demote(b, b)],
      'remove each other': (a, b) => [
        removeColleague(ports, { id: b.id, by: a }),
        removeColleague(ports, { id: a.id, by: b }),
      ],
      'leave and are demoted': (a, b) => [
        removeColleague(ports, { id: a.id, by: a }),
        demote(a, b),
      ],
    }
    test.each(Object.keys(races))('of two owners who %s, one stays', async (which) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const [mia, leo] = await twoOwners()
        const done = await Promise.all(races[which]?.(mia, leo) ?? [])
        expect(done.filter((one) => one.ok)).toHaveLength(1)
        expect(await settled()).toHaveLength(1)
      }
    })

    test('of two who edit one operator, the second is told', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const [mia, leo] = await twoOwners()
        const bo = sampleOperator()
        await commit(ports, ({ operators }) => operators.add(bo))
        const give = (by: Operator, roles: readonly Role[]) =>
          changeRoles(ports, { id: bo.id, roles, version: 1, by })
        const done = await Promise.all([
          give(mia, EDITOR),
          give(leo, [{ role: 'finance', site: null }]),
        ])
        const lost = done.flatMap((one) => (one.ok ? [] : [one.error]))
        expect(lost).toEqual([{ code: 'operator.changed', by: mia.name }])
        expect((await ports.reads.operators.byId(bo.id))?.version).toBe(2)
      }
    })

    test('who decided answers the complaint only if the colleague was gone before', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const [mia, leo] = await twoOwners()
        const photo = newId()
        const complaint = sampleComplaint({ about: photo })
        await commit(ports, async ({ complaints, operatorActions }) => {
          await complaints.add(complaint)
          await operatorActions.add({
            ...{ id: newId(), operator: mia.id, action: 'photo.refused', subject: photo, at: NOW },
            ...{ member: null, reason: null },
          })
        })
        const [answered, removed] = await Promise.all([
          answerCase(ports, mia, { id: complaint.id, text: 'Nee.' }),
          removeColleague(ports, { id: leo.id, by: mia }),
        ])
        expect(removed.ok).toBe(true)
        const kinds = (await ports.reads.operatorActions.about(complaint.id, 9)).map(
          ({ action }) => action,
        )
        expect(kinds.toSorted()).toEqual(
          answered.ok ? ['complaint.answered', 'own-decision.reviewed'] : [],
        )
      }
    })

    test('two who answer at once give one answer, not that of who decided', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const [mia, leo] = await twoOwners()
        const photo = newId()
        const complaint = sampleComplaint({ about: photo })
        await commit(ports, async ({ complaints, operatorActions }) => {
          await complaints.add(complaint)
          await operatorActions.add({
            ...{ id: newId(), operator: mia.id, action: 'photo.refused', subject: photo, at: NOW },
            ...{ member: null, reason: null },
          })
        })
        const answer = (by: Operator, text: string) =>
          answerCase(ports, by, { id: complaint.id, text })
        const [own, other] = await Promise.all([answer(mia, 'Nee.'), answer(leo, 'Ja.')])
        expect([own.ok, other]).toEqual([false, ok(expect.objectContaining({ answer: 'Ja.' }))])
      }
    })
  })
}
