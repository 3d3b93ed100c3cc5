import { expect, test } from 'bun:test'
import { json, openApi } from '../open-api.ts'

const site = openApi()

const post = async (url: string) =>
  json(
    await site.api.handle(
      new Request(url, {
        method: 'POST',
        headers: { origin: 'https://evil.test', 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ann@example.test', password: 'hunter2-hunter2' }),
      }),
    ),
  )

test('a call is checked at the path that is routed, however short its host', async () => {
  for (const host of ['a', 'a:80', 'ab', 'localhost'])
    expect(await post(`http://${host}/api/user.php`)).toEqual([
      403,
      { code: 'request.foreign-origin' },
    ])
  expect(await post('http://a/dev/api/user.php')).toEqual([404, { code: 'not-found' }])
})

test('a call is refused where the router and a URL parser see different paths', async () => {
  const refused = [422, { code: 'request.invalid', fields: [] }] as const
  expect(await post('https://vonk.test/api/user.php')).toEqual(refused)
})
