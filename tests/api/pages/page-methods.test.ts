import { expect, test } from 'bun:test'
import { openPages } from '../open-pages.ts'

const PAGE = 'GET, HEAD, OPTIONS'

async function asked(method: string, path: string) {
  const { app } = openPages()
  const { status, headers } = await app.handle(new Request(`http://localhost${path}`, { method }))
  return [status, headers.get('allow')]
}

test('a page and a file refuse other methods, with those they have', async () => {
  for (const path of ['/', '/pricing', '/chats', '/assets/main.css', '/manifest.webmanifest']) {
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect(await asked(method, path)).toEqual([405, PAGE])
    expect(await asked('OPTIONS', path)).toEqual([204, PAGE])
  }
})

test('what is no page is not found, with any method', async () => {
  for (const path of ['/nowhere', '/assets/none.css', '/api/nowhere', '/dev/nowhere'])
    for (const method of ['GET', 'PUT', 'OPTIONS']) expect((await asked(method, path))[0]).toBe(404)
})

test('HEAD says what GET says', async () => {
  expect(await asked('HEAD', '/pricing')).toEqual([200, null])
})
