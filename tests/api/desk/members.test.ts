import { describe, expect, test } from 'bun:test'
import { BEGINNING } from '#core/platform/event-log.ts'
import { passwordOf } from '#tests/core/world.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)
const FACTS = 'Je vroeg een ander lid om 500 euro.'
const BAN = { id: uuid(599), kind: 'ban', rule: 'money', facts: FACTS } as const
const UNBAN = { kind: 'unban', facts: 'We hadden je met iemand verward.' } as const

async function open() {
  const site = openApi()
  await site.member(ANN, { profile: { name: 'Anna' } })
  await site.member(BOB, { profile: { name: 'Bob' } })
  const mia = await site.atDesk('Mia')
  const path = `/api/desk/members/${ANN}`
  const search = async (text: string) => json(await mia.post('/api/desk/members/search', { text }))
  let sent = 600
  /** Each under an id of its own, if it has none. */
  const decide = async (decision: object) =>
    json(await mia.post(`${path}/decisions`, { id: uuid(++sent), ...decision }))
  const actions = async () =>
    (await site.reads.operatorActions.newest(null, 9)).map(({ action, subject }) => [
      action,
      subject,
    ])
  return { ...site, mia, path, search, decide, actions }
}

describe('members at the desk', () => {
  test('are found by id, whole email address and the start of their name', async () => {
    const { search } = await open()
    const anna = {
      id: ANN,
      name: 'Anna',
      kind: 'person',
      birth_date: '1990-06-15',
      town: 'Utrecht',
      photo: null,
      status: 'active',
      site: 'Vonk',
      country: 'NL',
      language: 'nl',
      since: '2026-11-21T12:00:00.000Z',
    }
    for (const text of [ANN, ` ${ANN}@EXAMPLE.test `, 'ann']) {
      expect(await search(text)).toEqual([200, { members: [anna], numbers: [] }])
    }
    for (const text of ['', 'a', 'nobody', `${ANN}@example`])
      expect(await search(text)).toEqual([200, { members: [], numbers: [] }])
    expect(await search('x'.repeat(301))).toMatchObject([422, { code: 'request.invalid' }])
  })

  test('are for operators alone', async () => {
    const { path, signedIn, browser } = await open()
    for (const other of [await signedIn(ANN), browser()]) {
      expect((await other.get(path)).status).toBe(403)
      expect((await other.get(`${path}/photos/${uuid(9)}`)).status).toBe(403)
      expect((await other.post('/api/desk/members/search', { text: 'an' })).status).toBe(403)
      expect((await other.post(`${path}/decisions`, BAN)).status).toBe(403)
    }
  })

  test('have a record, without a secret or a message', async () => {
    const { mia, path, photo, commit } = await open()
    await photo(uuid(30), ANN, { state: 'refused', reason: 'nudity' })
    await commit(({ wallets }) => wallets.credit(ANN, 'paid', 7))
    const answer = await mia.get(path)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const [status, record] = await json(answer)
    expect(status).toBe(200)
    expect(record).toMatchObject({
      id: ANN,
      name: 'Anna',
      email: `${ANN}@example.test`,
      banned: false,
      profile: { about: 'Ik hou van de zee.', demo: false, town: 'Utrecht' },
      photos: [{ id: uuid(30), state: 'refused', reason: 'nudity' }],
      decisions: [],
      about_them: [],
      by_them: [],
      unfounded: 0,
      paused_until: null,
      credits: { granted: 0, paid: 7 },
      orders: [],
      audit: [],
    })
    expect(JSON.stringify(record)).not.toContain('password')
    for (const none of [uuid(9), 'x'])
      expect(await json(await mia.get(`/api/desk/members/${none}`))).toEqual([
        404,
        { code: 'member.not-found' },
      ])
  })

  test('have photos that an operator sees in any state, which nothing stores', async () => {
    const { mia, path, photo, photoFiles } = await open()
    const bytes = new Uint8Array([1, 2, 3])
    await photo(uuid(30), ANN, { state: 'inspection', key: 'key' })
    await photoFiles.keep('key', {
      thumb: new Uint8Array([9]),
      card: bytes,
      full: bytes,
      blur: bytes,
    })
    const answer = await mia.get(`${path}/photos/${uuid(30)}`)
    expect(await answer.bytes()).toEqual(bytes)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const small = await mia.get(`${path}/photos/${uuid(30)}?size=thumb`)
    expect(await small.bytes()).toEqual(new Uint8Array([9]))
    expect((await mia.get(`${path}/photos/${uuid(30)}?size=blur`)).status).toBe(422)
    expect((await mia.get(`/api/desk/members/${BOB}/photos/${uuid(30)}`)).status).toBe(404)
  })
})

describe('decisions about a member', () => {
  test('are warnings, bans and their end, each recorded with its operator', async () => {
    const { decide, actions, mia, reads, pass } = await open()
    expect(await decide({ ...BAN, id: uuid(598), kind: 'warning' })).toMatchObject([
      200,
      { banned: false, decisions: [{ kind: 'warning', rule: 'money', facts: FACTS }] },
    ])
    pass(1)
    expect(await decide(BAN)).toMatchObject([200, { banned: true, status: 'banned' }])
    pass(1)
    expect(await decide(UNBAN)).toMatchObject([
      200,
      { banned: false, status: 'active', decisions: [{ kind: 'lifted', rule: null }, {}, {}] },
    ])
    expect(await actions()).toEqual(
      ['member.unbanned', 'member.banned', 'member.warned'].map((action) => [action, ANN]),
    )
    const [action] = await reads.operatorActions.newest(null, 1)
    expect(action?.operator).toBe(mia.operator.id)
  })

  test('are made once per id: sent again they are the same, with other content refused', async () => {
    const { decide, actions, reads, pass } = await open()
    const warning = { ...BAN, kind: 'warning' } as const
    const answers = await Promise.all(Array.from({ length: 8 }, () => decide(warning)))
    expect(answers).toMatchObject(Array(8).fill([200, { id: ANN }]))
    pass(1)
    expect((await decide(warning))[0]).toBe(200)
    for (const other of [BAN, { ...warning, facts: 'Iets anders.' }, { ...UNBAN, id: BAN.id }])
      expect(await decide(other)).toEqual([409, { code: 'restriction.id-taken' }])
    expect(await actions()).toEqual([['member.warned', ANN]])
    const stored = await reads.restrictions.of(ANN)
    expect(stored).toMatchObject([{ id: BAN.id, kind: 'warning' }])
    // A mail each.
    const told = (await reads.events.after(BEGINNING, 99)).filter(
      ({ type }) => type === 'account.warned',
    )
    expect(told).toHaveLength(1)
  })

  test('end the sessions of who is banned, and their login says the rule', async () => {
    const { decide, signedIn, browser } = await open()
    const ann = await signedIn(ANN)
    await decide(BAN)
    expect((await ann.get('/api/orders')).status).toBe(403)
    const login = { email: `${ANN}@example.test`, password: passwordOf(ANN) }
    expect(await json(await browser().post('/api/user.php', login))).toEqual([
      403,
      { code: 'account.banned', rule: 'money' },
    ])
    await decide(UNBAN)
    expect((await browser().post('/api/user.php', login)).status).toBe(200)
  })

  test.each([
    [{ ...BAN, facts: '' }, 422, 'restriction.no-facts'],
    [{ ...BAN, facts: 'x'.repeat(2001) }, 422, 'restriction.too-long'],
    [UNBAN, 409, 'restriction.unchanged'],
    [{ ...BAN, id: 'x' }, 422, 'request.invalid'],
    [{ kind: 'ban', facts: FACTS }, 422, 'request.invalid'],
    [{ ...BAN, rule: 'other' }, 422, 'request.invalid'],
    [{ ...BAN, kind: 'other' }, 422, 'request.invalid'],
  ])('refuse %o', async (decision, status, code) => {
    const { decide, actions } = await open()
    expect(await decide(decision)).toMatchObject([status, { code }])
    expect(await actions()).toEqual([])
  })

  test('of whom there is none are refused', async () => {
    const { mia } = await open()
    for (const none of [uuid(9), 'x'])
      expect(await json(await mia.post(`/api/desk/members/${none}/decisions`, BAN))).toEqual([
        404,
        { code: 'restriction.no-member' },
      ])
  })
})
