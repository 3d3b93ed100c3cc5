import { expect, test } from 'bun:test'
import { DAY } from '#core/shared/time.ts'
import { openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)

async function twoMembers() {
  const site = openApi()
  await site.member(ANN)
  await site.member(BOB, { profile: { name: 'Bob', gender: 'male' } })
  return { ...site, ann: await site.signedIn(ANN), bob: await site.signedIn(BOB) }
}

test('blocked members are hidden from each other until the block ends', async () => {
  const { ann, bob } = await twoMembers()
  expect((await ann.put(`/api/blocks/${BOB}`, undefined)).status).toBe(200)
  expect((await bob.get(`/api/members/${ANN}`)).status).toBe(404)
  expect((await ann.get(`/api/members/${BOB}`)).status).toBe(404)

  const { blocked } = await (await ann.get('/api/blocks')).json()
  expect(blocked).toMatchObject([{ id: BOB, name: 'Bob' }])
  expect((await ann.remove(`/api/blocks/${BOB}`)).status).toBe(200)
  expect((await ann.get(`/api/members/${BOB}`)).status).toBe(200)
  expect((await (await ann.get('/api/blocks')).json()).blocked).toEqual([])
})

test('members cannot block themselves or unknown members', async () => {
  const { ann } = await twoMembers()
  const self = await ann.put(`/api/blocks/${ANN}`, undefined)
  expect([self.status, await self.json()]).toEqual([422, { code: 'block.self' }])
  const unknownMember = await ann.put(`/api/blocks/${uuid(9)}`, undefined)
  expect([unknownMember.status, await unknownMember.json()]).toEqual([
    404,
    { code: 'profile.not-found' },
  ])
})

test('a visitor’s search does not tell who is online or how near', async () => {
  const { ann, browser, pass } = await twoMembers()
  const visitor = browser()
  const count = async (asker: { get: typeof ann.get }, query: string) => {
    const answer = await asker.get(`/api/members?gender=male${query}`)
    expect(answer.status).toBe(200)
    return (await answer.json()).numResults
  }
  // Bob was not seen since.
  pass(DAY)
  expect(await count(ann, '&online=true')).toBe(0)
  expect(await count(visitor, '&online=true')).toBe(1)
  expect(await count(visitor, '&distance=25')).toBe(1)
})

test('a search returns the facet counts of each filter', async () => {
  const { ann } = await twoMembers()
  const facets = await ann.get('/api/members/switches?gender=male')
  expect(await facets.json()).toEqual({
    photo: { count: 0, more: false },
    online: { count: 1, more: false },
    new_here: { count: 1, more: false },
    people_only: { count: 1, more: false },
  })
})
