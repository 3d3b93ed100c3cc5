import { expect, test } from 'bun:test'
import { ACTIONS_PER_PAGE } from '#core/operators/list-actions.ts'
import { isoOf } from '#core/shared/time.ts'
import { json, openApi, uuid } from '../open-api.ts'

test('what operators did is listed newest first, page by page, with their names', async () => {
  const site = openApi()
  const mia = await site.atDesk()
  const at = site.now()
  const many = ACTIONS_PER_PAGE + 1
  await site.commit(async ({ operatorActions }) => {
    for (let n = 1; n <= many; n += 1) {
      const operator = n === 1 ? null : mia.operator.id
      const action = { action: 'report.taken', subject: `report ${n}` } as const
      const facts = { member: null, reason: null }
      await operatorActions.add({ id: uuid(n), operator, ...action, ...facts, at: at + n })
    }
  })
  const first = await (await mia.get('/api/desk/actions')).json()
  expect(first.actions).toHaveLength(ACTIONS_PER_PAGE)
  expect(first.actions[0]).toEqual({
    id: uuid(many),
    action: 'report.taken',
    by: 'Mia',
    subject: `report ${many}`,
    member: null,
    reason: null,
    at: isoOf(at + many),
    times: 1,
    last_at: isoOf(at + many),
  })
  expect(await json(await mia.get(`/api/desk/actions?before=${first.next}`))).toMatchObject([
    200,
    { actions: [{ id: uuid(1), by: null, subject: 'report 1' }], next: null },
  ])
  expect(await json(await mia.get('/api/desk/actions?before=no'))).toMatchObject([
    422,
    { code: 'request.invalid' },
  ])
})
