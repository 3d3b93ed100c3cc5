import { expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import type { Http } from '#api/http/http.ts'
import { openPages } from '../open-pages.ts'

const others = demoSites('sandbox').slice(1)
const openSites = (http: Partial<Http> = {}) => openPages({}, 'built', null, { ...http, others })

const ledTo = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const { response } = await openSites().open(path, headers)
  return response.status === 302 ? response.headers.get('location') : response.status
}

test('a lander with a niche’s slug leads to the niche’s site, with slug and traffic source', async () => {
  const { open, renderRequests } = openSites()
  const { response } = await open('/landers/gallery/gay-spring?network=acme&ref=r1')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(
    'http://gay.localhost/landers/gallery/gay-spring?network=acme&ref=r1',
  )
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(renderRequests).toEqual([])
})

test('there it is shown, as is a slug without a niche', async () => {
  expect(await ledTo('http://gay.localhost/landers/gallery/gay-spring')).toBe(200)
  expect(await ledTo('/landers/gallery/spring')).toBe(200)
  expect(await ledTo('/landers/gallery')).toBe(200)
})

test('one niche’s site leads to another’s', async () => {
  expect(await ledTo('http://gay.localhost/landers/gallery/she-spring')).toBe(
    'http://she.localhost/landers/gallery/she-spring',
  )
})

test('a language that was chosen goes along, and the forced site does not', async () => {
  const path = '/landers/gallery/gay-x'
  const there = `http://gay.localhost${path}`
  expect(await ledTo(path, { cookie: 'locale=fi' })).toBe(`${there}?lang=fi`)
  expect(await ledTo(`${path}?lang=sv`, { cookie: 'locale=fi' })).toBe(`${there}?lang=sv`)
  expect(await ledTo(path, { 'accept-language': 'fi' })).toBe(there)
  expect(await ledTo(`${path}?forced_domain=localhost`)).toBe(there)
})

test('a request to no domain of ours stays: it may not reach the other site', async () => {
  expect(await ledTo('http://192.0.2.7/landers/gallery/gay-spring')).toBe(200)
})

test('behind a public URL it leads to the domain there', async () => {
  const served = { publicUrl: 'https://vonk.test', webhookOrigin: 'https://vonk.test' }
  const { open } = openSites(served)
  const { response } = await open('http://vonk.test/landers/gallery/gay-spring')
  expect(response.headers.get('location')).toBe('https://gay.localhost/landers/gallery/gay-spring')
})

test('an install without a site of that niche keeps it', async () => {
  const { response } = await openPages().open('/landers/gallery/gay-spring')
  expect(response.status).toBe(200)
})

test('a page that does not exist leads nowhere', async () => {
  expect(await ledTo('/nothing/gallery/gay-spring')).toBe(404)
})

test('a member’s lander leads there only if the member is shown there', async () => {
  const { open, member, atomically } = openSites()
  const id = '01934a00-0000-7000-8000-00000000000a'
  await member(id)
  const path = `/members/${id}/landing2/gay-spring`
  expect((await open(path)).response.status).toBe(200)
  await atomically(async (stores) => {
    const profile = await stores.profiles.lock(id)
    if (profile) await stores.profiles.save({ ...profile, listedOn: [...profile.listedOn, 'gay'] })
    return { ok: true, value: null }
  })
  const { response } = await open(path)
  expect(response.headers.get('location')).toBe(`http://gay.localhost${path}`)
})
