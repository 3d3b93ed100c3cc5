import { expect, test } from 'bun:test'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)

test('a free member gets their remaining conversations, and a like keeps its new flag', async () => {
  const site = openApi()
  await site.member(ANN)
  await site.member(BOB, { profile: { gender: 'male' } })
  const [ann, bob] = [await site.signedIn(ANN), await site.signedIn(BOB)]
  await bob.put(`/api/likes/${ANN}`, {})
  const left = async () => json(await ann.get(`/api/members/${BOB}/allowance`))

  expect(await left()).toEqual([200, { allowance: { rule: 'conversations', limit: 2, left: 2 } }])
  expect(await json(await ann.get('/api/likes.php'))).toMatchObject([
    200,
    { liked_by: [{ id: BOB, like_new: true }] },
  ])

  await site.commit(({ wallets }) => wallets.credit(BOB, 'granted', 5))
  const { id } = await (await bob.post('/api/conversations', { profile_id: ANN })).json()
  await bob.post(`/api/conversations/${id}/messages`, { id: uuid(0x501), text: 'Hoi' })
  // A reply starts no conversation.
  expect(await left()).toEqual([200, { allowance: null }])
})

test('a visitor gets no allowance', async () => {
  const site = openApi()
  await site.member(BOB)
  expect(await json(await site.browser().get(`/api/members/${BOB}/allowance`))).toMatchObject([
    403,
    { code: 'authentication.required' },
  ])
})
