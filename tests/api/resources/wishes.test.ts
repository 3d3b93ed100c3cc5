import { expect, test } from 'bun:test'
import { openApi, said, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)

test('a member’s wishes are theirs to change and to see, and the match finder follows them', async () => {
  const site = openApi()
  await site.member(ANN)
  await site.member(BOB, { profile: { gender: 'male', birthDate: '1970-01-01' } })
  const [ann, bob] = [await site.signedIn(ANN), await site.signedIn(BOB)]
  const met = async () => {
    const { profiles } = await (await bob.get('/api/match-finder')).json()
    return profiles.length
  }
  expect(await met()).toBe(1)

  const wishes = { age_from: 30, age_to: 45, within: '50' }
  expect(await said(await ann.patch('/api/profile', { wishes }))).toMatchObject([200, { wishes }])
  expect(await said(await ann.get(`/api/members/${ANN}`))).toMatchObject([200, { wishes }])
  expect(await said(await bob.get(`/api/members/${ANN}`))).toMatchObject([200, { wishes: null }])
  expect(await met()).toBe(0)

  for (const wrong of [{ within: '7' }, { age_from: 17 }])
    expect(
      await said(await ann.patch('/api/profile', { wishes: { ...wishes, ...wrong } })),
    ).toMatchObject([422, { code: 'request.invalid' }])
})
