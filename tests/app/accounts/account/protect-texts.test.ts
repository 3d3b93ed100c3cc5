import { expect, test } from 'bun:test'
import { protectTexts } from '#app/accounts/account/protect-texts.ts'
import { setFetcher } from '#app/client/client.ts'
import { observedFetch } from '#app/client/observed-fetch.ts'
import { readStored, storedNames, writeStored } from '#app/client/storage/browser-storage.ts'
import { removeOldTexts } from '#app/client/storage/member-texts.ts'
import { DAY } from '#core/shared/time.ts'
import { settled } from '#tests/api/slow-work.ts'

const REVOKED = { code: 'authentication.required', authentication_required: true, revoked: true }

const answering = (answers: (path: string) => Response) =>
  observedFetch(
    Object.assign(
      async (asked: Parameters<typeof fetch>[0]) => {
        const { pathname } = new URL(asked instanceof Request ? asked.url : asked)
        return answers(pathname)
      },
      { preconnect: fetch.preconnect },
    ),
  )

/** Bun has none. */
class StoredHere extends Event {
  readonly key: string
  constructor(type: string, { key }: { readonly key: string }) {
    super(type)
    this.key = key
  }
}

Object.assign(globalThis, { StorageEvent: StoredHere })

test('texts stay where only a call of before a new login was refused, and go where the session is', async () => {
  let session = true
  const ask = answering((path) => {
    const isRefused = !session || !path.endsWith('/user.php')
    return Response.json(isRefused ? REVOKED : { user: {} }, { status: isRefused ? 403 : 200 })
  })
  setFetcher(ask)
  const stop = protectTexts(undefined)
  writeStored('draft.ann', 'Dear Bo')
  await ask('http://localhost/api/chats.php')
  await settled()
  expect(readStored('draft.ann')).toBe('Dear Bo')
  session = false
  await ask('http://localhost/api/chats.php')
  await settled()
  expect(readStored('draft.ann')).toBeNull()
  stop()
})

test('a page that was left notes and erases nothing any more', async () => {
  const ask = answering(() => Response.json(REVOKED, { status: 403 }))
  setFetcher(ask)
  protectTexts(undefined)()
  writeStored('draft.dee', 'Dear Ann')
  expect(readStored('changed.draft.dee')).toBeNull()
  await ask('http://localhost/api/chats.php')
  await settled()
  expect(readStored('draft.dee')).toBe('Dear Ann')
  writeStored('draft.dee', null)
})

test('a text that is too old leaves nothing behind', () => {
  const now = 40 * DAY
  writeStored('draft.bo', 'Dear Ann')
  writeStored('changed.draft.bo', String(now - 8 * DAY))
  writeStored('changed.draft.cas', String(now))
  removeOldTexts(now)
  expect(storedNames().filter((name) => name.includes('draft.'))).toEqual([])
})
