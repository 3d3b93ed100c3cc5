import { describe, expect, test } from 'bun:test'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)
const FEE = uuid(3)
const EVE = uuid(4)

async function open(credits = 20) {
  const site = openApi()
  for (const id of [ANN, BOB, EVE]) await site.member(id)
  await site.member(FEE, { profile: { kind: 'fictional' } })
  await site.commit(({ wallets }) => wallets.credit(ANN, 'granted', credits))
  const ann = await site.signedIn(ANN)
  const bob = await site.signedIn(BOB)
  const meet = async (profile: string) =>
    String((await (await ann.post('/api/conversations', { profile_id: profile })).json()).id)
  const write = async (conversation: string, n: number, more: object = {}) =>
    json(
      await ann.post(`/api/conversations/${conversation}/messages`, {
        id: uuid(100 + n),
        text: `Bericht ${n}`,
        ...more,
      }),
    )
  return { ...site, ann, bob, meet, write }
}

describe('a conversation', () => {
  test('is shared by two members, whoever opens it and however often', async () => {
    const { ann, bob } = await open()
    const opened = await json(await ann.post('/api/conversations', { profile_id: BOB }))
    expect(opened).toMatchObject([200, { profile_id: BOB, started: false }])
    expect(await json(await ann.post('/api/conversations', { profile_id: BOB }))).toEqual(opened)
    const [, fromBob] = await json(await bob.post('/api/conversations', { profile_id: ANN }))
    expect(fromBob).toMatchObject({ id: Object(opened[1]).id, profile_id: ANN })
  })

  test('needs another, existing member', async () => {
    const { ann, member } = await open()
    await member(uuid(9), { account: { status: 'deleted' } })
    for (const unknown of [uuid(9), uuid(10)]) {
      const refused = await json(await ann.post('/api/conversations', { profile_id: unknown }))
      expect(refused).toEqual([404, { code: 'profile.not-found' }])
    }
    const self = await json(await ann.post('/api/conversations', { profile_id: ANN }))
    expect(self).toEqual([422, { code: 'chat.self' }])
  })

  test('is paged, older and newer', async () => {
    const { ann, meet, write, commit, member } = await open(0)
    await commit(({ wallets }) => wallets.credit(ANN, 'paid', 100))
    await member(uuid(8))
    const conversation = await meet(BOB)
    for (let n = 1; n <= 60; n += 1) await write(conversation, n)
    const read = async (query: string) =>
      (await ann.get(`/api/conversations/${conversation}/messages${query}`)).json()

    const newest = await read('')
    expect([newest.messages[0].seq, newest.messages.at(-1).seq, newest.has_older]).toEqual([
      11,
      60,
      true,
    ])
    const older = await read('?before=11')
    expect([older.messages[0].seq, older.messages.at(-1).seq, older.has_older]).toEqual([
      1,
      10,
      false,
    ])
    expect((await read('?after=58')).messages.map(({ seq }: { seq: number }) => seq)).toEqual([
      59, 60,
    ])
  })

  test.each([
    'before=0',
    'before=-1',
    'before=1.5',
    'before=1e300',
    'before=1e2',
    'after=0x20',
    'after=007',
    'before=NaN',
    'after=-1',
    'after=x',
  ])('is not paged from %s', async (query) => {
    const { ann, meet } = await open()
    const conversation = await meet(BOB)
    const refused = await json(
      await ann.get(`/api/conversations/${conversation}/messages?${query}`),
    )
    expect(refused).toMatchObject([422, { code: 'request.invalid' }])
  })

  test('with an unknown or invalid id is not found', async () => {
    const { ann } = await open()
    const notFound = [404, { code: 'chat.not-found' }] as const
    for (const id of ['1', "' or 1=1 --", uuid(77)]) {
      const path = `/api/conversations/${encodeURIComponent(id)}/messages`
      expect(await json(await ann.get(path))).toEqual(notFound)
      expect(await json(await ann.post(path, { id: uuid(9), text: 'x' }))).toEqual(notFound)
    }
  })
})

describe('a message', () => {
  test.each([
    [{ text: '' }, 'message.empty'],
    [{ text: ' \n\t ' }, 'message.empty'],
    [{ text: 'x'.repeat(2001) }, 'message.too-long'],
    [{ text: 'x'.repeat(20_001) }, 'request.invalid'],
    [{ text: 5 }, 'request.invalid'],
    [{ text: null }, 'request.invalid'],
    [{ id: 'x' }, 'request.invalid'],
    [{ id: 5 }, 'request.invalid'],
    [{ acknowledged: 'true' }, 'request.invalid'],
  ])('with %j is not sent and costs nothing', async (changes, code) => {
    const { ann, meet, write } = await open()
    const conversation = await meet(BOB)
    expect(await write(conversation, 1, changes)).toMatchObject([422, { code }])
    expect(await json(await ann.get('/api/user.php'))).toMatchObject([
      200,
      { user: { credits: 20 } },
    ])
  })

  test('gets its price, number and date from the server', async () => {
    const { meet, write } = await open()
    const conversation = await meet(BOB)
    const sent = await write(conversation, 1, { cost: 0, seq: 900, from: BOB, sent_at: 'never' })
    expect(sent).toMatchObject([201, { cost: 1, seq: 1, from: ANN }])
  })

  test('has a unique id, also among other members’ messages', async () => {
    const { meet, write, signedIn, commit } = await open()
    await write(await meet(BOB), 1)
    await commit(({ wallets }) => wallets.credit(EVE, 'paid', 5))
    const eve = await signedIn(EVE)
    const { id } = await (await eve.post('/api/conversations', { profile_id: BOB })).json()
    const same = { id: uuid(101), text: 'Bericht 1' }
    const refused = await json(await eve.post(`/api/conversations/${id}/messages`, same))
    expect(refused).toEqual([409, { code: 'message.id-taken' }])
  })

  test('to a fictional profile needs one acknowledgement', async () => {
    const { meet, write } = await open()
    const conversation = await meet(FEE)
    expect(await write(conversation, 1)).toEqual([
      428,
      { code: 'chat.acknowledge-first', kind: 'fictional' },
    ])
    expect((await write(conversation, 1, { acknowledged: true }))[0]).toBe(201)
    expect((await write(conversation, 2))[0]).toBe(201)
  })

  test('starts a third conversation for premium members only', async () => {
    const { meet, write, member } = await open()
    await member(uuid(8))
    expect((await write(await meet(BOB), 1))[0]).toBe(201)
    expect((await write(await meet(EVE), 2))[0]).toBe(201)
    expect(await write(await meet(uuid(8)), 3)).toEqual([
      402,
      { code: 'chat.free-limit', limit: 2 },
    ])
  })

  test('is not delivered if either blocked the other', async () => {
    const { meet, write, bob } = await open()
    const conversation = await meet(BOB)
    await bob.put(`/api/blocks/${ANN}`, undefined)
    expect((await write(conversation, 1))[0]).toBeGreaterThanOrEqual(404)
  })
})

describe('the list of chats', () => {
  test('hides a deleted chat until the next message; deleting is idempotent', async () => {
    const { ann, bob, meet, write } = await open()
    const conversation = await meet(BOB)
    await write(conversation, 1)
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await json(await ann.remove('/api/chat.php', { conversation }))).toEqual([
        200,
        { ok: true },
      ])
    }
    expect((await (await ann.get('/api/chats.php')).json()).chats).toEqual([])
    expect((await (await bob.get('/api/chats.php')).json()).chats).toHaveLength(1)
    await write(conversation, 2)
    expect((await (await ann.get('/api/chats.php')).json()).chats).toHaveLength(1)
  })

  test('is not changed by invalid ids', async () => {
    const { ann } = await open()
    for (const body of [{}, { conversation: 5 }, { conversation: '*' }]) {
      expect((await ann.remove('/api/chat.php', body)).status).toBe(422)
    }
    expect((await ann.remove('/api/chat.php')).status).toBe(422)
  })

  test('marks messages as read up to a position, and not beyond the last message', async () => {
    const { bob, meet, write } = await open()
    const conversation = await meet(BOB)
    await write(conversation, 1)
    for (const seq of [-1, 1.5, '1', null, 1e300]) {
      expect((await bob.post(`/api/conversations/${conversation}/read`, { seq })).status).toBe(422)
    }
    await bob.post(`/api/conversations/${conversation}/read`, { seq: 2_000_000_000 })
    await write(conversation, 2)
    const { chats } = await (await bob.get('/api/chats.php')).json()
    expect(chats).toMatchObject([{ num_unread_messages: 1 }])
  })
})
