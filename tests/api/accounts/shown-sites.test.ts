import { expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)
const [, ...others] = demoSites('sandbox')
const BDSM = 'http://bdsm.localhost'

/** Ann joined Vonk and Bob its BDSM site; each has a browser at both. */
async function openInstall() {
  const install = openApi({ others })
  await install.member(ANN, { profile: { name: 'Ann' } })
  const face = { name: 'Bob', gender: 'male', listedOn: ['bdsm'] } as const
  await install.member(BOB, { account: { site: 'bdsm' }, profile: face })
  return {
    ann: await install.signedIn(ANN),
    annAtBdsm: await install.signedIn(ANN, BDSM),
    bob: await install.signedIn(BOB, BDSM),
    visitorAtBdsm: install.browser(null, BDSM),
    visitor: install.browser(),
  }
}

const namesIn = async (answer: Response) => {
  const { results } = await answer.json()
  return results.map(({ name }: { name: string }) => name)
}

test('a member is found on another site only while they agree', async () => {
  const { ann, annAtBdsm, bob, visitor, visitorAtBdsm } = await openInstall()
  const isFound = async () => {
    const responses = [
      (await namesIn(await visitorAtBdsm.get('/api/members'))).includes('Ann'),
      (await namesIn(await bob.get('/api/members'))).includes('Ann'),
      (await visitorAtBdsm.get(`/api/members/${ANN}`)).ok,
      (await bob.get(`/api/members/${ANN}`)).ok,
    ]
    expect(new Set(responses).size).toBe(1)
    return responses[0]
  }
  expect(await isFound()).toBe(false)
  expect((await bob.put(`/api/likes/${ANN}`, undefined)).status).toBe(404)
  expect((await bob.post('/api/conversations', { profile_id: ANN })).status).toBe(404)
  expect(await namesIn(await visitor.get('/api/members'))).toEqual(['Ann'])

  const shownHere = async () =>
    (await (await annAtBdsm.get('/api/user.php')).json()).user.shown_here
  expect(await shownHere()).toBeNull()
  expect(await json(await annAtBdsm.put(`/api/likes/${BOB}`, undefined))).toEqual([
    409,
    { code: 'site.not-shown' },
  ])

  const yes = await annAtBdsm.put('/api/account/sites/bdsm', { shown: true })
  expect((await yes.json()).user.shown_here).toBe(true)
  expect(await isFound()).toBe(true)
  expect((await bob.put(`/api/likes/${ANN}`, undefined)).status).toBe(200)
  expect((await annAtBdsm.put(`/api/likes/${BOB}`, undefined)).status).toBe(200)
  expect((await (await ann.get('/api/likes.php')).json()).liked_by).toEqual([])
  expect((await (await annAtBdsm.get('/api/likes.php')).json()).liked_by).toHaveLength(1)

  expect((await ann.put('/api/account/sites/bdsm', { shown: false })).status).toBe(200)
  expect(await isFound()).toBe(false)
  expect(await shownHere()).toBe(false)
})

test('the sites are listed with the member’s choices', async () => {
  const { ann, visitor } = await openInstall()
  await ann.put('/api/account/sites/gay', { shown: false })
  const { sites } = await (await ann.get('/api/account/sites')).json()
  expect(sites).toHaveLength(7)
  expect(sites[0]).toEqual({
    ...{ id: 'vonk', name: 'Vonk', brand: 'default' },
    ...{ joined: true, shown: true },
  })
  expect(sites).toContainEqual({
    ...{ id: 'gay', name: 'Vonk Hem', brand: 'gay' },
    ...{ joined: false, shown: false },
  })
  expect(sites).toContainEqual({
    ...{ id: 'bdsm', name: 'Vonk Knoop', brand: 'bdsm' },
    ...{ joined: false, shown: null },
  })
  expect((await visitor.get('/api/account/sites')).status).toBe(403)
})

test('an unknown site, and hiding on the joined site, are refused', async () => {
  const { ann } = await openInstall()
  const choose = async (id: string, shown: boolean) =>
    json(await ann.put(`/api/account/sites/${id}`, { shown }))
  expect(await choose('nowhere', true)).toEqual([404, { code: 'site.unknown' }])
  expect(await choose('vonk', false)).toEqual([409, { code: 'site.joined' }])
})
