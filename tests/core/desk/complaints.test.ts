import { describe, expect, test } from 'bun:test'
import { listComplaints, viewDeskComplaint } from '#core/desk/cases/list-complaints.ts'
import { takeComplaint } from '#core/desk/cases/take-case.ts'
import { recordedAs } from '#core/desk/log/recorded-as.ts'
import { answerComplaint } from '#core/safety/answer-complaint.ts'
import { err, ok } from '#core/shared/result.ts'
import { HOUR } from '#core/shared/time.ts'
import { sampleComplaint } from '#tests/contracts/sample-complaint.ts'
import { openDesk } from './access/open-desk.ts'

async function opened() {
  const desk = openDesk()
  const { operator: mia } = await desk.hire()
  const { operator: otto } = await desk.hire('otto@vonk.example', 'Otto')
  const complaint = sampleComplaint({ filedAt: desk.now() })
  const { id } = complaint
  await desk.commit(({ complaints }) => complaints.add(complaint))
  return {
    ...desk,
    ...{ id, complaint, mia, otto },
    take: (operator: typeof mia, over?: boolean) =>
      takeComplaint(desk, operator, { complaint: id, over }),
    answer: (operator: typeof mia) =>
      answerComplaint(recordedAs(desk, operator, 'complaint.answered', id), { id, text: 'Ja.' }),
    list: async (state: 'waiting' | 'answered') =>
      (await listComplaints(desk, { state, after: null })).items,
    actions: async () => (await desk.reads.operatorActions.about(id, 99)).length,
  }
}

describe('a complaint at the desk', () => {
  test('is taken by one operator, and over from them by one who says so', async () => {
    const { id, complaint, mia, otto, take, actions, list, now, pass, ...desk } = await opened()
    const taken = ok({ ...complaint, takenAt: now() })
    expect(await list('waiting')).toEqual([{ complaint, takenBy: null }])
    expect(await take(mia)).toEqual(taken)
    expect(await take(mia)).toEqual(taken)
    expect(await take(otto)).toEqual(err({ code: 'case.taken', by: 'Mia' }))
    expect(await actions()).toBe(1)
    expect(await list('waiting')).toMatchObject([{ takenBy: 'Mia' }])
    const since = now()
    pass(HOUR)
    expect(await take(otto, true)).toEqual(taken)
    expect(await viewDeskComplaint(desk, { id, sites: 'all' })).toMatchObject({
      value: { takenBy: 'Otto', takenAt: since + HOUR, answeredBy: null },
    })
  })

  test('that was answered is not taken any more', async () => {
    const { id, mia, otto, take, answer, list, ...desk } = await opened()
    await take(otto)
    await answer(mia)
    expect(await take(otto)).toEqual(err({ code: 'complaint.answered', by: 'Mia' }))
    expect(await list('answered')).toMatchObject([{ takenBy: null }])
    expect(await viewDeskComplaint(desk, { id, sites: 'all' })).toMatchObject({
      value: { answeredBy: 'Mia' },
    })
    const none = await takeComplaint(desk, mia, { complaint: 'none' })
    expect(none).toEqual(err({ code: 'complaint.not-found' }))
  })

  test('comes in pages', async () => {
    const { commit, now, list, ...desk } = await opened()
    await commit(async ({ complaints }) => {
      for (let nth = 0; nth < 50; nth += 1)
        await complaints.add(sampleComplaint({ filedAt: now() + nth }))
    })
    expect(await list('waiting')).toHaveLength(50)
    expect((await listComplaints(desk, { state: 'waiting', after: null })).more).toBe(true)
  })
})
