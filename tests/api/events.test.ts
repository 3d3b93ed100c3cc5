import { afterEach, describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { inProcessAnnouncer } from '#adapters/realtime/in-process-announcer.ts'
import { events } from '#api/events.ts'
import type { Announcement } from '#core/notifications/announcements.ts'
import { HTTP, openApi, uuid } from './open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)
const open: { stop(): Promise<unknown> }[] = []

afterEach(async () => {
  for (const server of open.splice(0)) await server.stop()
})

/** The hints of a world over a real socket, with Ann and Bob signed in. */
async function listening() {
  const announcer = inProcessAnnouncer()
  const site = openApi({}, {}, { announcer })
  for (const id of [ANN, BOB]) await site.member(id)
  const hints = events({ ...site, announcer }, HTTP)
  const server = new Elysia().use(hints.plugin).listen({ port: 0, hostname: '127.0.0.1' })
  open.push({ stop: () => server.stop(true) })
  const { port } = server.server ?? {}

  /** Opens a page's line; what becomes of it is said by `ended`, and `next` is the next hint. */
  function line(headers: Record<string, string>) {
    // Bun's own sockets take headers, which the types of a browser's do not know.
    const options = { headers } as unknown as string[]
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/events`, options)
    const heard: string[] = []
    let tell: (hint: string) => void = (hint) => heard.push(hint)
    socket.onmessage = ({ data }) => tell(String(data))
    const opened = new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true))
      socket.addEventListener('close', () => resolve(false))
    })
    const ended = new Promise<number>((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code))
    })
    const next = () =>
      new Promise<Announcement>((resolve) => {
        const waiting = heard.shift()
        if (waiting !== undefined) return resolve(JSON.parse(waiting))
        tell = (hint) => {
          tell = (other) => heard.push(other)
          resolve(JSON.parse(hint))
        }
      })
    return { socket, opened, ended, next }
  }

  const own = `http://127.0.0.1:${port}`
  const cookieOf = async (member: string) => (await site.signedIn(member)).cookie() ?? ''
  return { ...site, announcer, hints, line, own, cookieOf }
}

describe('an open page', () => {
  test("hears that something of its member's changed, and nothing of anybody else's", async () => {
    const { line, own, cookieOf, announcer } = await listening()
    const ann = line({ cookie: await cookieOf(ANN), origin: own })
    const bob = line({ cookie: await cookieOf(BOB), origin: own })
    expect(await Promise.all([ann.opened, bob.opened])).toEqual([true, true])
    announcer.announce(ANN, { type: 'account' })
    announcer.announce(BOB, { type: 'like', from: ANN })
    expect(await ann.next()).toEqual({ type: 'account' })
    expect(await bob.next()).toEqual({ type: 'like', from: ANN })
  })

  test('hears nothing more once its browser is signed out elsewhere', async () => {
    const { line, own, cookieOf, announcer, keep } = await listening()
    const ann = line({ cookie: await cookieOf(ANN), origin: own })
    await ann.opened
    await keep(({ sessions }) => sessions.endAllOf(ANN, null))
    announcer.announce(ANN, { type: 'account' })
    expect(await ann.ended).toBe(4403)
  })

  test('is let go when the server stops, and no other gets in', async () => {
    const { line, own, cookieOf, hints } = await listening()
    const cookie = await cookieOf(ANN)
    const ann = line({ cookie, origin: own })
    await ann.opened
    hints.close()
    expect(await ann.ended).toBe(1001)
    expect(await line({ cookie, origin: own }).opened).toBe(false)
  })

  test('that talks back at length is hung up on', async () => {
    const { line, own, cookieOf } = await listening()
    const ann = line({ cookie: await cookieOf(ANN), origin: own })
    await ann.opened
    ann.socket.send('x'.repeat(20 * 1024 * 1024))
    expect(await ann.ended).not.toBe(1000)
  })
})

describe('nobody listens', () => {
  test('from a page of another site, even with the cookie', async () => {
    const { line, cookieOf } = await listening()
    const cookie = await cookieOf(ANN)
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect(await line({ cookie, ...headers }).opened).toBe(false)
    }
  })

  test('without being signed in', async () => {
    const { line, own } = await listening()
    expect(await line({ origin: own }).opened).toBe(false)
    expect(await line({ origin: own, cookie: 'vonk_session=made-up' }).opened).toBe(false)
  })
})
