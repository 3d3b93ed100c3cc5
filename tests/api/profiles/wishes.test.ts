import { expect, test } from 'bun:test'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)

test('a member can change and read their filters, and the match finder uses them', async () => {
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
  expect(await json(await ann.patch('/api/profile', { wishes }))).toMatchObject([200, { wishes }])
  expect(await json(await ann.get(`/api/members/${ANN}`))).toMatchObject([200, { wishes }])
  expect(await json(await bob.get(`/api/members/${ANN}`))).toMatchObject([200, { wishes: null }])
  expect(await met()).toBe(0)

  for (const invalid of [{ within: '7' }, { age_from: 17 }])
    expect(
      await json(await ann.patch('/api/profile', { wishes: { ...wishes, ...invalid } })),
    ).toMatchObject([422, { code: 'request.invalid' }])
})

test('the ages chosen last in search belong to the member, on every device', async () => {
  const site = openApi()
  await site.member(ANN)
  await site.member(BOB, { profile: { gender: 'male' } })
  const [phone, laptop, bob] = [
    await site.signedIn(ANN),
    await site.signedIn(ANN),
    await site.signedIn(BOB),
  ]
  const searchedAges = async (browser: typeof phone) => {
    const { user } = await (await browser.get('/api/user.php')).json()
    return user.profile.searched_ages
  }
  expect(await searchedAges(phone)).toBeNull()
  for (const searched_ages of [
    { own: false, age_from: 35, age_to: null },
    { own: true, age_from: null, age_to: null },
  ]) {
    await phone.patch('/api/profile', { searched_ages })
    expect(await searchedAges(laptop)).toEqual(searched_ages)
  }
  expect(await searchedAges(bob)).toBeNull()
})
