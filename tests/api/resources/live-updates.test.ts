import { afterEach, describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { liveUpdateHub } from '#adapters/realtime/live-updates.ts'
import { liveUpdates } from '#api/resources/live-updates.ts'
import { positionText } from '#core/event-log/position-text.ts'
import type { LiveUpdate } from '#core/notifications/live-updates.ts'
import { HTTP, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)
const open: { stop(): Promise<unknown> }[] = []

afterEach(async () => {
  for (const server of open.splice(0)) await server.stop()
})

/** The live updates of a world over a real socket, with Ann and Bob signed in. */
async function listening() {
  const hub = liveUpdateHub()
  const site = openApi({}, {}, { liveUpdates: hub })
  for (const id of [ANN, BOB]) await site.member(id)
  const updates = liveUpdates({ ...site, liveUpdates: hub }, HTTP)
  const server = new Elysia().use(updates.plugin).listen({ port: 0, hostname: '127.0.0.1' })
  open.push({ stop: () => server.stop(true) })
  const { port } = server.server ?? {}

  /** Opens a page's line; what becomes of it is said by `ended`, and `next` is the next hint. */
  function line(headers: Record<string, string>, since = '') {
    // Bun's own sockets take headers, which the types of a browser's do not know.
    const options = { headers } as unknown as string[]
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/events${since}`, options)
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
      new Promise<LiveUpdate>((resolve) => {
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
  return { ...site, hub, updates, line, own, cookieOf }
}

describe('an open page', () => {
  test("hears that something of its member's changed, and nothing of anybody else's", async () => {
    const { line, own, cookieOf, hub } = await listening()
    const ann = line({ cookie: await cookieOf(ANN), origin: own })
    const bob = line({ cookie: await cookieOf(BOB), origin: own })
    expect(await Promise.all([ann.opened, bob.opened])).toEqual([true, true])
    hub.publish({ type: 'account.changed', member: ANN })
    hub.publish({ type: 'photo.decided', photo: 'p1', member: BOB, state: 'active' })
    expect(await ann.next()).toEqual({ type: 'account' })
    expect(await bob.next()).toEqual({ type: 'photos' })
  })

  test('receives the changes between rendering and connection', async () => {
    const { line, own, cookieOf, hub, keep, reads } = await listening()
    const headers = { cookie: await cookieOf(ANN), origin: own }
    const since = positionText(await reads.events.end())
    await keep(async ({ events }) => {
      await events.append({ type: 'account.changed', member: BOB }, 1)
      await events.append({ type: 'photo.decided', photo: 'p1', member: ANN, state: 'active' }, 1)
    })
    const ann = line(headers, `?since=${since}`)
    expect(await ann.next()).toEqual({ type: 'photos' })
    hub.publish({ type: 'account.changed', member: ANN })
    expect(await ann.next()).toEqual({ type: 'account' })
    // A page that was not rendered, or says what nobody told it, hears from now on.
    for (const said of ['', '?since=nonsense']) {
      const other = line(headers, said)
      await other.opened
      hub.publish({ type: 'account.changed', member: ANN })
      expect(await other.next()).toEqual({ type: 'account' })
    }
  })

  test('receives nothing after its session is ended elsewhere', async () => {
    const { line, own, cookieOf, hub, keep } = await listening()
    const ann = line({ cookie: await cookieOf(ANN), origin: own })
    await ann.opened
    await keep(({ sessions }) => sessions.endAllOf(ANN, null))
    hub.publish({ type: 'session.ended', member: ANN })
    expect(await ann.ended).toBe(4403)
  })

  test('is let go when the server stops, and no other gets in', async () => {
    const { line, own, cookieOf, updates } = await listening()
    const cookie = await cookieOf(ANN)
    const ann = line({ cookie, origin: own })
    await ann.opened
    updates.close()
    expect(await ann.ended).toBe(1001)
    expect(await line({ cookie, origin: own }).opened).toBe(false)
  })

  test('is one of at most twenty; one more is closed with a reason', async () => {
    const { line, own, cookieOf, hub } = await listening()
    const headers = { cookie: await cookieOf(ANN), origin: own }
    const pages = Array.from({ length: 20 }, () => line(headers))
    expect((await Promise.all(pages.map(({ opened }) => opened))).every(Boolean)).toBe(true)
    expect(await line(headers).ended).toBe(4429)
    const heard = Promise.all(pages.map(({ next }) => next()))
    hub.publish({ type: 'account.changed', member: ANN })
    expect(await heard).toHaveLength(20)

    const bob = line({ cookie: await cookieOf(BOB), origin: own })
    expect(await bob.opened).toBe(true)
    pages[0]?.socket.close()
    await pages[0]?.ended
    const freed = line(headers)
    await freed.opened
    hub.publish({ type: 'account.changed', member: ANN })
    expect(await freed.next()).toEqual({ type: 'account' })
  })

  test('shares its address with two hundred at most', async () => {
    const { line, own, cookieOf, member } = await listening()
    const members = Array.from({ length: 10 }, (_, n) => uuid(100 + n))
    for (const id of members) await member(id)
    const opened: Promise<boolean>[] = []
    for (const id of members) {
      const headers = { cookie: await cookieOf(id), origin: own }
      opened.push(...Array.from({ length: 20 }, () => line(headers).opened))
    }
    expect((await Promise.all(opened)).filter(Boolean)).toHaveLength(200)
    expect(await line({ cookie: await cookieOf(ANN), origin: own }).ended).toBe(4429)
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
