import { expect, test } from 'bun:test'
import { openPages } from '../open-pages.ts'

const ENGLISH = { 'accept-language': 'en-US,en;q=0.9,nl;q=0.5' }
const openOwn = () => openPages({}, 'built', null, { development: false })

test('a visitor whose browser prefers another language of ours is offered it', async () => {
  const { open, renderRequests } = openOwn()
  await open('/', ENGLISH)
  // Each with its own filters, and shared with nobody.
  await open('/members?gender=male', ENGLISH)
  expect(renderRequests.map(({ locale, offered }) => [locale, offered])).toEqual([
    ['nl', 'en'],
    ['nl', 'en'],
  ])
})

test('nothing is offered in the page’s language, against a choice, or to a member', async () => {
  const { open, renderRequests, memberCookie } = openOwn()
  await open('/', { 'accept-language': 'nl-BE,nl;q=0.9,en;q=0.8' })
  await open('/', { 'accept-language': 'ja' })
  await open('/landers/gallery')
  await open('/', { ...ENGLISH, cookie: 'locale=nl' })
  await open('/?lang=fi', ENGLISH)
  await open('/members', { ...ENGLISH, cookie: await memberCookie() })
  expect(renderRequests.length).toBeGreaterThan(3)
  for (const { offered } of renderRequests) expect(offered).toBeNull()
})

test('visitors who are offered another language share no page with others', async () => {
  const { open, renderRequests } = openOwn()
  const seen = async (headers: Readonly<Record<string, string>>) =>
    /"offered":("\w+"|null)/.exec((await open('/', headers)).html)?.[1]
  const german = { 'accept-language': 'de' }
  for (let n = 0; n < 2; n += 1) {
    expect(await seen(ENGLISH)).toBe('"en"')
    expect(await seen({})).toBe('null')
    expect(await seen(german)).toBe('"de"')
    expect(await seen({ ...german, cookie: 'locale=nl' })).toBe('null')
  }
  expect(renderRequests.map(({ offered }) => offered)).toEqual(['en', null, 'de'])
})
