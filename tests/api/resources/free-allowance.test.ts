import { expect, test } from 'bun:test'
import { openApi, said, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)

test('what a free member may still start with someone is told, and their like stays new when that is asked', async () => {
  const site = openApi()
  await site.member(ANN)
  await site.member(BOB, { profile: { gender: 'male' } })
  const [ann, bob] = [await site.signedIn(ANN), await site.signedIn(BOB)]
  await bob.put(`/api/likes/${ANN}`, {})
  const left = async () => said(await ann.get(`/api/members/${BOB}/allowance`))

  expect(await left()).toEqual([200, { allowance: { rule: 'conversations', limit: 2, left: 2 } }])
  expect(await said(await ann.get('/api/likes.php'))).toMatchObject([
    200,
    { liked_by: [{ id: BOB, like_new: true }] },
  ])

  await site.keep(({ wallets }) => wallets.credit(BOB, 'granted', 5))
  const { id } = await (await bob.post('/api/conversations', { profile_id: ANN })).json()
  await bob.post(`/api/conversations/${id}/messages`, { id: uuid(0x501), text: 'Hoi' })
  // Answering starts nothing.
  expect(await left()).toEqual([200, { allowance: null }])
})

test('only members are told', async () => {
  const site = openApi()
  await site.member(BOB)
  expect(await said(await site.browser().get(`/api/members/${BOB}/allowance`))).toMatchObject([
    403,
    { code: 'authentication.required' },
  ])
})
