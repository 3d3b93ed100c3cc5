import { describe, expect, test } from 'bun:test'
import { ACTIONS_PER_PAGE } from '#core/desk/log/list-actions.ts'
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
    roles: null,
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

describe('the log is filtered', () => {
  /** Bo and the command line took a report each, Bo refused a photo; logins as Bo and as nobody known were refused. */
  async function filled() {
    const site = openApi()
    const mia = await site.atDesk('Mia')
    const { operator: bo } = await site.atDesk('Bo')
    const at = site.now()
    const facts = { subject: 'x', member: null, reason: null }
    await site.commit(async ({ operatorActions, loginRefusals }) => {
      const done = [
        [1, bo.id, 'report.taken'],
        [2, null, 'report.taken'],
        [3, bo.id, 'photo.refused'],
      ] as const
      for (const [n, operator, action] of done)
        await operatorActions.add({ id: uuid(n), operator, action, ...facts, at: at + n })
      const refused = [
        [4, bo.id, 'password.refused'],
        [5, null, 'password.refused'],
        [6, bo.id, 'code.refused'],
      ] as const
      for (const [n, operator, kind] of refused)
        await loginRefusals.count({ id: uuid(n), operator, kind, at: at + n })
    })
    const list = async (query: string) => {
      const answer = await mia.get(`/api/desk/actions?${query}`)
      const { actions, ...rest } = await answer.json()
      return { ...rest, ids: actions?.map(({ id }: { readonly id: string }) => id) }
    }
    return { ...site, mia, bo, list }
  }

  const ids = (...numbers: readonly number[]) => numbers.map((n) => uuid(n))

  test('by kind: an action, or a refused login', async () => {
    const { list } = await filled()
    expect((await list('')).ids).toEqual(ids(6, 5, 4, 3, 2, 1))
    expect((await list('action=report.taken')).ids).toEqual(ids(2, 1))
    expect((await list('action=password.refused')).ids).toEqual(ids(5, 4))
    expect((await list('action=login.blocked')).ids).toEqual([])
  })

  test('by operator, or for the command line, which logs in nowhere', async () => {
    const { bo, list } = await filled()
    expect((await list(`operator=${bo.id}`)).ids).toEqual(ids(6, 4, 3, 1))
    expect((await list('operator=command-line')).ids).toEqual(ids(2))
    expect((await list(`operator=${uuid(9)}`)).ids).toEqual([])
  })

  test('by both', async () => {
    const { bo, list } = await filled()
    const of = (action: string, operator: string) => list(`action=${action}&operator=${operator}`)
    expect((await of('report.taken', bo.id)).ids).toEqual(ids(1))
    expect((await of('code.refused', bo.id)).ids).toEqual(ids(6))
    expect((await of('password.refused', 'command-line')).ids).toEqual([])
  })

  test('by one of the operators whom the answer names, also one who left', async () => {
    const { mia, bo, list, commit, now } = await filled()
    await commit(({ operators }) => operators.save({ ...bo, removedAt: now() }))
    expect((await list('action=report.taken')).operators).toEqual([
      { id: mia.operator.id, name: 'Mia' },
      { id: bo.id, name: 'Bo' },
    ])
    expect(await list('action=unknown')).toMatchObject({ code: 'request.invalid' })
  })
})

test('a filtered log has pages of its own', async () => {
  const site = openApi()
  const mia = await site.atDesk()
  const at = site.now()
  const facts = { operator: mia.operator.id, subject: 'x', member: null, reason: null }
  await site.commit(async ({ operatorActions }) => {
    for (let n = 0; n <= 2 * ACTIONS_PER_PAGE; n += 1) {
      const action = n % 2 === 0 ? 'report.taken' : 'photo.refused'
      await operatorActions.add({ id: uuid(n), action, ...facts, at: at + n })
    }
  })
  const filter = '/api/desk/actions?action=report.taken'
  const { actions, next } = await (await mia.get(filter)).json()
  expect(actions).toHaveLength(ACTIONS_PER_PAGE)
  expect(await json(await mia.get(`${filter}&before=${next}`))).toMatchObject([
    200,
    { actions: [{ id: uuid(0), action: 'report.taken' }], next: null },
  ])
})
