import { expect, test } from 'bun:test'
import { openPages } from '../open-pages.ts'

const OWN = { 'sec-fetch-site': 'same-origin' }
const stored = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const { response } = await openPages().open(path, headers)
  return response.headers.get('set-cookie')
}

test('a language chosen on the language page is stored for a year', async () => {
  const year = expect.stringMatching(/^locale=fi; Max-Age=31536000; Path=\/; SameSite=Lax/)
  expect(await stored('/lang-config?lang=fi', OWN)).toEqual(year)
  expect(await stored('/lang-config?lang=fi', { ...OWN, cookie: 'locale=nl' })).toEqual(year)
})

test('the language of another link lasts for the visit, where none was chosen', async () => {
  const visit = expect.stringMatching(/^locale=fi; Path=\/; SameSite=Lax/)
  expect(await stored('/landers/gallery?lang=fi')).toEqual(visit)
  const fromElsewhere = { 'sec-fetch-site': 'cross-site' }
  expect(await stored('/lang-config?lang=fi', fromElsewhere)).toEqual(visit)
  expect(await stored('/lang-config?lang=fi', { ...fromElsewhere, cookie: 'locale=nl' })).toBeNull()
  expect(await stored('/pricing?lang=fi', { ...OWN, cookie: 'locale=nl' })).toBeNull()
})

test('a pressed offer of a language is a choice, stored for a year', async () => {
  const year = expect.stringMatching(/^locale=en; Max-Age=31536000; Path=\/; SameSite=Lax/)
  expect(await stored('/landers/gallery?lang=en', OWN)).toEqual(year)
  // Declined: the page's own language.
  const own = expect.stringMatching(/^locale=nl; Max-Age=31536000; Path=\/; SameSite=Lax/)
  expect(await stored('/?lang=nl', OWN)).toEqual(own)
})

test('an address without a language stores none', async () => {
  expect(await stored('/lang-config', OWN)).toBeNull()
  expect(await stored('/lang-config?lang=xx', OWN)).toBeNull()
})

const ENGLISH = { 'accept-language': 'en-GB,en;q=0.9,nl;q=0.5' }

test('the demo stores the browser’s language at the first visit, and renders the page in it', async () => {
  const { open, renderRequests } = openPages()
  const { response } = await open('/', ENGLISH)
  expect(response.headers.get('set-cookie')).toMatch(
    /^locale=en-browser; Max-Age=31536000; Path=\//,
  )
  await open('/', { ...ENGLISH, cookie: 'locale=fi-browser' })
  await open('/?lang=sv', ENGLISH)
  await open('/', { 'accept-language': 'ja' })
  expect(renderRequests.map(({ locale }) => locale)).toEqual(['en', 'fi', 'sv', 'nl'])
})

test('a link’s language comes before the browser’s, which nobody chose', async () => {
  const visit = expect.stringMatching(/^locale=fi; Path=\/; SameSite=Lax/)
  expect(await stored('/landers/gallery?lang=fi', { cookie: 'locale=en-browser' })).toEqual(visit)
})

test('any other install keeps its own language', async () => {
  const { open, renderRequests } = openPages({}, 'built', null, { development: false })
  const { response } = await open('/', ENGLISH)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(renderRequests.map(({ locale }) => locale)).toEqual(['nl'])
})
