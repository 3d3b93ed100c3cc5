import { describe, expect, test } from 'bun:test'
import { OWNER } from '#core/desk/roles.ts'
import { sampleComplaint } from '#tests/contracts/sample-complaint.ts'
import { json, openApi, uuid } from '../open-api.ts'

const PATH = '/api/desk/operators'
const BO = {
  id: uuid(0x20000),
  email: 'bo@vonk.example',
  name: 'Bo',
  roles: [{ role: 'support', site: null }],
}

/** Mia, who owns the desk and has a password. */
async function open() {
  const site = openApi()
  const mia = await site.atDesk()
  await site.commit(({ operators }) => operators.save({ ...mia.operator, passwordHash: '!' }))
  const listed = async () => (await (await mia.get(PATH)).json()).operators
  return { ...site, mia, listed }
}

describe('operators at the desk', () => {
  test('are invited, and accept with the link that is answered once', async () => {
    const { mia, browser, listed } = await open()
    const [status, invited] = await json(await mia.post(PATH, BO))
    expect([status, invited]).toMatchObject([
      200,
      { operator: { name: 'Bo', roles: BO.roles, version: 1, active: false } },
    ])
    const { path = '' } = invited as { path?: string }
    const token = path.replace('/desk/invitation/', '')
    const accepted = await browser().post('/api/desk/invitation', {
      token,
      password: 'a long secret',
    })
    expect(accepted.status).toBe(200)
    expect(await listed()).toMatchObject([
      { name: 'Mia', roles: [OWNER], active: true },
      { id: BO.id, active: true, invited_until: null },
    ])
    expect(await json(await mia.post(PATH, BO))).toEqual([409, { code: 'operator.email-taken' }])
    expect((await json(await mia.get('/api/desk/actions')))[1]).toMatchObject({
      actions: [
        { action: 'session.started', roles: null },
        { action: 'operator.invited', by: 'Mia', subject: BO.id, roles: BO.roles },
      ],
      subjects: [{ id: BO.id, number: 'Bo' }],
    })
  })

  test('are not invited with a bad name, role or site', async () => {
    const { mia, listed } = await open()
    for (const [given, expected] of [
      [{ name: ' ' }, [422, { code: 'operator.name', limit: 80 }]],
      [{ roles: [] }, [422, { code: 'operator.no-role' }]],
      [{ roles: [{ role: 'owner', site: 'no' }] }, [404, { code: 'site.unknown' }]],
      [{ email: 'no' }, [422, { code: 'email.invalid' }]],
      [{ roles: [{ role: 'janitor', site: null }] }, [422, { code: 'request.invalid' }]],
    ] as const)
      expect(await json(await mia.post(PATH, { ...BO, ...given }))).toMatchObject([...expected])
    expect(await listed()).toHaveLength(1)
  })

  test('get another link', async () => {
    const { mia, browser } = await open()
    const [, { path: first }] = (await json(await mia.post(PATH, BO))) as [number, { path: string }]
    const [status] = await json(await mia.post(`${PATH}/${BO.id}/invitation`, undefined))
    expect(status).toBe(200)
    const token = first.replace('/desk/invitation/', '')
    const late = await browser().post('/api/desk/invitation', { token, password: 'a long secret' })
    expect(late.status).toBe(404)
    expect(await json(await mia.post(`${PATH}/${uuid(9)}/invitation`, undefined))).toEqual([
      404,
      { code: 'operator.not-found' },
    ])
  })

  test('get other roles; who comes second is told, and an owner is left', async () => {
    const { mia } = await open()
    await mia.post(PATH, BO)
    const change = (id: string, roles: unknown, version = 1) =>
      mia.post(`${PATH}/${id}/roles`, { roles, version })
    const editor = [{ role: 'editor', site: null }]
    expect(await json(await change(BO.id, editor))).toMatchObject([
      200,
      { roles: editor, version: 2 },
    ])
    expect(await json(await change(BO.id, BO.roles))).toEqual([
      409,
      { code: 'operator.changed', by: 'Mia' },
    ])
    expect(await json(await change(mia.operator.id, editor))).toEqual([
      409,
      { code: 'operator.last-owner' },
    ])
    expect(await json(await change(BO.id, [], 2))).toEqual([422, { code: 'operator.no-role' }])
    expect(await json(await change(uuid(9), editor))).toEqual([404, { code: 'operator.not-found' }])
  })

  test('are removed with their sessions, but for the last owner', async () => {
    const { mia, atDesk, listed } = await open()
    const leo = await atDesk('Leo')
    expect((await leo.get('/api/desk/photos')).status).toBe(200)
    const remove = (id: string) => mia.post(`${PATH}/${id}/remove`, undefined)
    expect(await json(await remove(leo.operator.id))).toEqual([200, { ok: true }])
    expect(await json(await leo.get('/api/desk/photos'))).toEqual([
      403,
      { code: 'desk.login-required' },
    ])
    expect(await json(await remove(leo.operator.id))).toEqual([404, { code: 'operator.not-found' }])
    expect(await json(await remove(mia.operator.id))).toEqual([
      409,
      { code: 'operator.last-owner' },
    ])
    expect(await listed()).toHaveLength(1)
  })
})

test('a complaint about one’s own decision says so, and is left to a colleague', async () => {
  const { mia, atDesk, commit, now } = await open()
  const photo = uuid(5)
  const complaint = sampleComplaint({ id: uuid(6), kind: 'decision', about: photo, filedAt: now() })
  await commit(async ({ complaints, operatorActions }) => {
    await complaints.add(complaint)
    await operatorActions.add({
      ...{ id: uuid(7), operator: mia.operator.id, action: 'photo.refused', subject: photo },
      ...{ member: 'ann', reason: 'nudity', at: now() },
    })
  })
  const path = `/api/desk/complaints/${complaint.id}`
  expect((await json(await mia.get(path)))[1]).toMatchObject({ own_decision: 'alone' })
  const leo = await atDesk('Leo')
  await commit(({ operators }) => operators.save({ ...leo.operator, passwordHash: '!' }))
  expect((await json(await mia.get(path)))[1]).toMatchObject({ own_decision: 'colleague' })
  expect(await json(await mia.post(`${path}/answer`, { text: 'Nee.' }))).toEqual([
    409,
    { code: 'complaint.own-decision' },
  ])
  expect(await json(await leo.post(`${path}/answer`, { text: 'Ja.' }))).toMatchObject([
    200,
    { answered_by: 'Leo', own_decision: null },
  ])
})

test('the log of a month is downloaded as CSV, and says itself who did so', async () => {
  const { mia } = await open()
  const answer = await mia.get('/api/desk/actions/export?month=2026-11')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="log-2026-11.csv"')
  expect(await answer.text()).toContain(',Mia,log.exported,2026-11,')
  expect((await mia.get('/api/desk/actions/export?month=2026-13')).status).toBe(422)
})
