import { describe, expect, test } from 'bun:test'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const DONE = [200, { ok: true }] as const

async function open() {
  const site = openApi()
  await site.member(ANN)
  const mia = await site.atDesk()
  const leo = await site.atDesk('Leo')
  const post = async (path: string, body: object = {}, who = mia) =>
    json(await who.post(`/api/desk/${path}`, body))
  const record = (changes: object = {}, member = ANN) =>
    post(`members/${member}/requests`, {
      ...{ id: uuid(40), kind: 'export', came_on: '2026-11-20' },
      ...changes,
    })
  const papers = async (member = ANN) => json(await mia.get(`/api/desk/members/${member}/papers`))
  return { ...site, mia, leo, post, record, papers }
}

describe('requests by letter at the desk', () => {
  test('are recorded, listed with their deadline, and counted', async () => {
    const { record, mia } = await open()
    expect(await record()).toEqual(DONE)
    expect(await record()).toEqual(DONE)
    const { requests } = await (await mia.get('/api/desk/requests')).json()
    expect(requests).toMatchObject([
      { member: { id: ANN }, came_on: '2026-11-20', due_on: '2026-12-20', state: 'open' },
    ])
    const overview = await (await mia.get('/api/desk/overview')).json()
    expect(overview.member_requests.waiting).toBe(1)
  })

  test('are refused for nobody, twice, and of a day that is none', async () => {
    const { record } = await open()
    expect(await record({}, uuid(9))).toEqual([404, { code: 'member.not-found' }])
    expect(await record({ came_on: '2027-01-01' })).toEqual([422, { code: 'request.day' }])
    expect((await record({ came_on: '2026-02-31' }))[0]).toBe(422)
    await record()
    expect(await record({ id: uuid(41) })).toEqual([409, { code: 'request.open' }])
  })

  test('are extended once, and closed once', async () => {
    const { record, post, leo } = await open()
    const letter = `requests/${uuid(40)}`
    for (const [call, body] of [
      ['extension', { reason: 'Veel werk' }],
      ['end', { reason: null }],
      ['export', {}],
      ['erasure', { at_once: false }],
    ] as const)
      expect(await post(`${letter}/${call}`, body)).toEqual([404, { code: 'request.not-found' }])
    await record()
    expect(await post(`${letter}/extension`, { reason: '' })).toMatchObject([422, {}])
    expect(await post(`${letter}/extension`, { reason: 'Veel werk' })).toEqual(DONE)
    expect(await post(`${letter}/extension`, { reason: 'Nog meer' })).toEqual([
      409,
      { code: 'request.extended' },
    ])
    expect(await post(`${letter}/end`, { reason: ' ' })).toMatchObject([422, {}])
    expect(await post(`${letter}/end`, { reason: null }, leo)).toEqual(DONE)
    const told = [409, { code: 'request.closed', by: 'Leo' }] as const
    expect(await post(`${letter}/end`, { reason: null })).toEqual(told)
    expect(await post(`${letter}/export`)).toEqual(told)
  })

  test('for data are answered with everything of the member', async () => {
    const { record, post } = await open()
    await record()
    expect(await post(`requests/${uuid(40)}/export`)).toMatchObject([
      200,
      { account: { id: ANN }, files: {}, requests: [{ cameOn: '2026-11-20' }] },
    ])
  })

  test('for erasure delete the account, once', async () => {
    const { record, post, reads, papers } = await open()
    await record({ kind: 'erase' })
    expect(await post(`requests/${uuid(40)}/erasure`, { at_once: true })).toEqual(DONE)
    expect((await reads.accounts.byId(ANN))?.status).toBe('erased')
    expect(await post(`requests/${uuid(40)}/erasure`, { at_once: true })).toEqual([
      409,
      { code: 'request.closed', by: 'Mia' },
    ])
    expect(await papers()).toMatchObject([200, { requests: [{ state: 'done', closed_by: 'Mia' }] }])
  })
})

describe('notes at the desk', () => {
  test('are written once, and shown with the member’s letters', async () => {
    const { post, papers } = await open()
    const note = (changes: object = {}, member = ANN) =>
      post(`members/${member}/notes`, { id: uuid(50), text: 'Belde.', ...changes })
    expect(await note()).toEqual(DONE)
    expect(await note()).toEqual(DONE)
    expect(await note({ text: 'Anders' })).toEqual([409, { code: 'request.id-taken' }])
    expect(await note({ id: uuid(51), text: ' ' })).toEqual([422, { code: 'reason.missing' }])
    expect(await note({}, uuid(9))).toEqual([404, { code: 'member.not-found' }])
    expect(await papers()).toMatchObject([200, { notes: [{ text: 'Belde.', by: 'Mia' }] }])
    expect(await papers(uuid(9))).toEqual([404, { code: 'member.not-found' }])
  })
})
