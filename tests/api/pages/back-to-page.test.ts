import { expect, test } from 'bun:test'
import { openPages } from '../open-pages.ts'

test('a form without scripts redirects to its page on this host, and to no other', async () => {
  const { app } = openPages()
  const send = (path: string) =>
    app.handle(
      new Request(`http://localhost${path}`, {
        method: 'POST',
        body: new URLSearchParams({ password: 'secret' }),
      }),
    )
  const response = await send('/login?redirect=%2Fchats')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/login?redirect=%2Fchats')
  expect((await send('//elsewhere.test/login')).headers.get('location')).toBe(
    '/elsewhere.test/login',
  )
  for (const path of ['/api/nothing', '/health', '/.well-known/change-password', '/robots.txt'])
    expect((await send(path)).status).not.toBe(303)
})
