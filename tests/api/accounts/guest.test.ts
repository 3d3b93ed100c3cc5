import { expect, test } from 'bun:test'
import type { DemoGuest } from '#api/http/http.ts'
import { startSession } from '#core/accounts/start-session.ts'
import { err, ok } from '#core/shared/result.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const LOGIN = { email: 'guest@demo.invalid', password: 'one spark in the dark' }
const NOBODY = async () => err({ code: 'busy' } as const)

test('who enters a demo as a guest is logged in', async () => {
  const enter: DemoGuest['enter'] = async ({ language, address, browser }) => {
    expect([language, address]).toEqual(['fi', '192.0.2.1'])
    const account = await site.member(ANN)
    return site.atomically(async (stores) =>
      ok({ ...(await startSession(stores, site, { member: ANN, browser })), account }),
    )
  }
  const site = openApi({}, { guest: { ...LOGIN, enter } })
  const browser = site.browser()
  const answer = await browser.post('/api/guest', { language: 'fi' })
  const [status, body] = await json(answer)
  expect([status, body]).toMatchObject([201, { user: { id: ANN } }])
  expect(await json(await browser.get('/api/user.php'))).toEqual([200, body])
})

test.each([
  ['where there is no demo', {}, 404, 'not-found'],
  ['when all places are taken', { guest: { ...LOGIN, enter: NOBODY } }, 503, 'busy'],
  [
    'from a network with too many signups',
    {
      guest: { ...LOGIN, enter: async () => err({ code: 'signup.too-many', minutes: 3 } as const) },
    },
    429,
    'signup.too-many',
  ],
  [
    'where nobody may sign up',
    { guest: { ...LOGIN, enter: async () => err({ code: 'signup.closed' } as const) } },
    403,
    'signup.closed',
  ],
] as const)('a guest is refused %s', async (_, http, status, code) => {
  const answer = await openApi({}, http).browser().post('/api/guest', { language: 'nl' })
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(await json(answer)).toMatchObject([status, { code }])
})

test('a guest reads a language of the site', async () => {
  const http = { guest: { ...LOGIN, enter: NOBODY } }
  const answer = await openApi({}, http).browser().post('/api/guest', { language: 'klingon' })
  expect(answer.status).toBe(422)
})
