import { expect, test } from 'bun:test'
import { openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)
const EVE = uuid(3)

async function twoMembers(credits: number) {
  const site = openApi()
  for (const id of [ANN, BOB, EVE]) await site.member(id)
  await site.commit(({ wallets }) => wallets.credit(ANN, 'granted', credits))
  const ann = await site.signedIn(ANN)
  const bob = await site.signedIn(BOB)
  const opened = await ann.post('/api/conversations', { profile_id: BOB })
  const { id } = await opened.json()
  return { ...site, ann, bob, conversation: String(id) }
}

test('a message is delivered, charged, and unread until it is read', async () => {
  const { ann, bob, conversation } = await twoMembers(2)
  const path = `/api/conversations/${conversation}/messages`
  const sent = await ann.post(path, { id: uuid(9), text: 'Dag Bob' })
  expect(sent.status).toBe(201)
  expect(await sent.json()).toMatchObject({ state: 'delivered', seq: 1, text: 'Dag Bob', cost: 1 })

  const { user } = await (await ann.get('/api/user.php')).json()
  expect(user.credits).toBe(1)

  const { chats } = await (await bob.get('/api/chats.php')).json()
  expect(chats).toMatchObject([{ conversation: { id: conversation }, num_unread_messages: 1 }])
  await bob.post(`/api/conversations/${conversation}/read`, { seq: 1 })
  const after = await (await bob.get('/api/chats.php')).json()
  expect(after.chats).toMatchObject([{ num_unread_messages: 0 }])
})

test('a message with text that cannot be stored is refused, naming the field', async () => {
  const { ann, conversation } = await twoMembers(2)
  const path = `/api/conversations/${conversation}/messages`
  for (const text of ['Dag\0Bob', '\ud83d']) {
    const refused = await ann.post(path, { id: uuid(9), text })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toEqual({ code: 'request.invalid', fields: ['text'] })
  }
  // An unknown field name is not repeated.
  const refused = await ann.post(path, { id: uuid(9), text: 5, evil: '\0' })
  expect(await refused.json()).toEqual({ code: 'request.invalid', fields: ['text'] })
})

test('a message is idempotent by id: not sent or charged twice', async () => {
  const { ann, conversation } = await twoMembers(2)
  const path = `/api/conversations/${conversation}/messages`
  const first = await (await ann.post(path, { id: uuid(9), text: 'Dag' })).json()
  const retried = await (await ann.post(path, { id: uuid(9), text: 'Dag' })).json()
  expect(retried).toEqual(first)

  const other = await ann.post(path, { id: uuid(9), text: 'Iets anders' })
  expect(other.status).toBe(409)
  expect(await other.json()).toEqual({ code: 'message.id-taken' })
})

test('a gift shows its price, is delivered with its message, and is in the ledger', async () => {
  const { ann, bob, browser, conversation } = await twoMembers(6)
  expect((await browser().get('/api/gifts')).status).toBe(403)
  const { gifts } = await (await ann.get('/api/gifts')).json()
  expect(gifts[1]).toEqual({ id: 'rose', credits: 5 })

  const path = `/api/conversations/${conversation}/messages`
  const rose = { id: uuid(9), gift: 'rose', credits: 5 }
  const sent = await ann.post(path, rose)
  expect(sent.status).toBe(201)
  const message = await sent.json()
  expect(message).toMatchObject({ text: '', gift: 'rose', cost: 5 })
  expect(await (await ann.post(path, rose)).json()).toEqual(message)

  const { messages } = await (await bob.get(path)).json()
  expect(messages).toEqual([message])
  const { chats } = await (await bob.get('/api/chats.php')).json()
  expect(chats).toMatchObject([{ last_message: { text: '', gift: 'rose', held: false } }])
  const { entries } = await (await ann.get('/api/ledger')).json()
  expect(entries).toMatchObject([{ reason: 'gift', amount: -5, to: { name: expect.any(String) } }])

  const refused = await ann.post(path, { id: uuid(8), gift: 'rose', credits: 5 })
  expect(refused.status).toBe(402)
  expect(await refused.json()).toEqual({ code: 'credits.insufficient', needed: 5, balance: 1 })
  expect((await ann.post(path, { id: uuid(8), gift: 'castle' })).status).toBe(422)
  expect(await (await ann.post(path, { id: uuid(8) })).json()).toEqual({ code: 'message.empty' })
})

test('a message may quote another one, which must exist', async () => {
  const { ann, bob, conversation } = await twoMembers(3)
  const path = `/api/conversations/${conversation}/messages`
  await ann.post(path, { id: uuid(9), text: 'Dag Bob' })
  const answers = { kind: 'message', id: uuid(9), of: ANN, text: 'Dag Bob', gift: null }
  const sent = await ann.post(path, { id: uuid(8), text: 'Nog wat', answers: { message: uuid(9) } })
  expect(sent.status).toBe(201)
  expect(await sent.json()).toMatchObject({ text: 'Nog wat', answers })
  const { messages } = await (await bob.get(path)).json()
  expect(messages).toMatchObject([{ answers: null }, { answers }])

  const refused = await ann.post(path, { id: uuid(7), text: 'Hm', answers: { photo: uuid(9) } })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toEqual({ code: 'message.answers-nothing' })
  for (const odd of [{}, { message: uuid(9), photo: uuid(9) }, { line: '' }, 'Dag Bob'])
    expect((await ann.post(path, { id: uuid(6), text: 'Hm', answers: odd })).status).toBe(422)
  expect((await ann.get('/api/ledger').then((answer) => answer.json())).entries).toHaveLength(2)
})

test('messages unpaid at confirmation are reported to their sender only', async () => {
  const { ann, bob, conversation, commit } = await twoMembers(0)
  const path = `/api/conversations/${conversation}/messages`
  const confirm = (status: 'active' | 'not_confirmed') =>
    commit(async ({ accounts }) => {
      const account = await accounts.lock(ANN)
      if (account) await accounts.save({ ...account, status })
    })
  await confirm('not_confirmed')
  expect(await (await ann.post(path, { id: uuid(9), text: 'Dag' })).json()).toMatchObject({
    state: 'held',
  })
  const queued = async () => (await (await ann.get(path)).json()).held
  expect(await queued()).toMatchObject([{ id: uuid(9), state: 'held' }])
  await confirm('active')
  expect(await queued()).toMatchObject([{ id: uuid(9), state: 'unpaid', text: 'Dag' }])
  expect((await (await bob.get(path)).json()).messages).toEqual([])
  const take = (by: typeof ann, id: string) =>
    by.remove(`/api/conversations/${conversation}/queued/${id}`)
  expect(await (await take(bob, uuid(9))).json()).toEqual({ withdrawn: false })
  expect((await take(ann, 'odd')).status).toBe(404)
  expect(await (await take(ann, uuid(9))).json()).toEqual({ withdrawn: true })
  expect(await (await take(ann, uuid(9))).json()).toEqual({ withdrawn: false })
  expect(await queued()).toEqual([])
})

test('with too few credits nothing is sent, and the response has the price', async () => {
  const { ann, bob, conversation } = await twoMembers(0)
  const refused = await ann.post(`/api/conversations/${conversation}/messages`, {
    id: uuid(9),
    text: 'Dag',
  })
  expect(refused.status).toBe(402)
  expect(await refused.json()).toEqual({ code: 'credits.insufficient', needed: 1, balance: 0 })
  expect((await (await bob.get('/api/chats.php')).json()).chats).toEqual([])
})

test("somebody else's conversation is not found", async () => {
  const { signedIn, conversation } = await twoMembers(1)
  const eve = await signedIn(EVE)
  for (const answer of [
    await eve.get(`/api/conversations/${conversation}/messages`),
    await eve.post(`/api/conversations/${conversation}/messages`, { id: uuid(9), text: 'x' }),
    await eve.post(`/api/conversations/${conversation}/read`, { seq: 1 }),
    await eve.remove('/api/chat.php', { conversation }),
  ]) {
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ code: 'chat.not-found' })
  }
})

test('a visitor must log in', async () => {
  const { browser } = await twoMembers(1)
  const refused = await browser().get('/api/chats.php')
  expect(refused.status).toBe(403)
  expect(await refused.json()).toEqual({
    code: 'authentication.required',
    authentication_required: true,
  })
})
