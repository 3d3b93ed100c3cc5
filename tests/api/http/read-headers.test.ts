import { expect, test } from 'bun:test'
import { json, openApi } from '../open-api.ts'

const LOGIN = JSON.stringify({ email: 'ann@example.test', password: 'hunter2-hunter2' })

const logIn = (site: ReturnType<typeof openApi>, host: string, headers: Record<string, string>) =>
  site.api.handle(
    new Request(`${host}/api/user.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: LOGIN,
    }),
  )

test('a change is refused from an unencrypted page of the same host, where the site is secure', async () => {
  const site = openApi({}, { secure: true, publicUrl: 'https://vonk.test' })
  const from = async (origin: string) => (await logIn(site, 'http://vonk.test', { origin })).status
  expect(await from('http://vonk.test')).toBe(403)
  expect(await from('https://vonk.test')).toBe(401)
})

test('a media type may be written in capitals', async () => {
  const answer = await logIn(openApi(), 'http://localhost', {
    'content-type': 'APPLICATION/JSON; Charset=UTF-8',
  })
  expect(await json(answer)).toEqual([401, { code: 'login.failed' }])
})

test('a host that is sent twice is refused', async () => {
  const answer = await logIn(openApi(), 'http://localhost', { host: 'localhost, localhost' })
  expect(await json(answer)).toEqual([400, { code: 'request.host' }])
})
