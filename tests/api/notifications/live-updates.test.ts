import { afterEach, describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { liveUpdateHub } from '#adapters/realtime/live-updates.ts'
import { liveUpdates } from '#api/notifications/routes/live-updates.ts'
import { type LiveUpdate, PAGES_PER_MEMBER } from '#core/notifications/ports.ts'
import { positionText } from '#core/platform/events/view-consumers.ts'
import { socketWith } from '../../socket-with.ts'
import { HTTP, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)
const open: { stop(): Promise<unknown> }[] = []

afterEach(async () => {
  for (const server of open.splice(0)) await server.stop()
})

/** Live updates of a world over a real socket, with Ann and Bob logged in. */
async function listening() {
  const hub = liveUpdateHub()
  const site = openApi({}, {}, { liveUpdates: hub })
  for (const id of [ANN, BOB]) await site.member(id)
  const updates = liveUpdates({ ...site, liveUpdates: hub }, HTTP)
  const server = new Elysia().use(updates.plugin).listen({ port: 0, hostname: '127.0.0.1' })
  open.push({ stop: () => server.stop(true) })
  const { port } = server.server ?? {}

  /** Opens a page's connection: `ended` says how it closed, and `next` is the next update. */
  function openConnection(headers: Record<string, string>, since = '') {
    const socket = socketWith(`ws://127.0.0.1:${port}/api/events${since}`, headers)
    const received: string[] = []
    let onUpdate: (hint: string) => void = (hint) => received.push(hint)
    socket.onmessage = ({ data }) => onUpdate(String(data))
    const opened = new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true))
      socket.addEventListener('close', () => resolve(false))
    })
    const ended = new Promise<number>((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code))
    })
    const next = () =>
      new Promise<LiveUpdate>((resolve) => {
        const waiting = received.shift()
        if (waiting !== undefined) return resolve(JSON.parse(waiting))
        onUpdate = (hint) => {
          onUpdate = (other) => received.push(other)
          resolve(JSON.parse(hint))
        }
      })
    return { socket, opened, ended, next }
  }

  const own = `http://127.0.0.1:${port}`
  const cookieOf = async (member: string) => (await site.signedIn(member)).cookie() ?? ''
  return { ...site, hub, updates, openConnection, own, cookieOf, port: port ?? 0 }
}

/** Opens a connection whose request has no URL with a host, and drops it. */
async function upgradeWithoutHost(port: number, cookie: string): Promise<void> {
  const lines = [
    'GET /api/events?since=1.1 HTTP/1.1',
    'Host: not a host',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Cookie: ${cookie}`,
  ]
  const { promise, resolve } = Promise.withResolvers<void>()
  await Bun.connect({
    hostname: '127.0.0.1',
    port,
    socket: {
      open: (socket) => void socket.write(`${lines.join('\r\n')}\r\n\r\n`),
      data: (socket) => void socket.end(),
      close: () => resolve(),
    },
  })
  return promise
}

describe('an open page', () => {
  test('gets updates of its own member only', async () => {
    const { openConnection, own, cookieOf, hub } = await listening()
    const ann = openConnection({ cookie: await cookieOf(ANN), origin: own })
    const bob = openConnection({ cookie: await cookieOf(BOB), origin: own })
    expect(await Promise.all([ann.opened, bob.opened])).toEqual([true, true])
    hub.publish({ type: 'account.changed', member: ANN })
    hub.publish({ type: 'photo.decided', photo: 'p1', member: BOB, state: 'active' })
    expect(await ann.next()).toEqual({ type: 'account' })
    expect(await bob.next()).toEqual({ type: 'photos' })
  })

  test('gets the changes between rendering and connection', async () => {
    const { openConnection, own, cookieOf, hub, commit, reads } = await listening()
    const headers = { cookie: await cookieOf(ANN), origin: own }
    const since = positionText(await reads.events.end())
    await commit(async ({ events }) => {
      await events.append({ type: 'account.changed', member: BOB }, 1)
      await events.append({ type: 'photo.decided', photo: 'p1', member: ANN, state: 'active' }, 1)
    })
    const ann = openConnection(headers, `?since=${since}`)
    expect(await ann.next()).toEqual({ type: 'photos' })
    hub.publish({ type: 'account.changed', member: ANN })
    expect(await ann.next()).toEqual({ type: 'account' })
    // Without a valid position it gets updates from now on.
    for (const query of ['', '?since=nonsense']) {
      const other = openConnection(headers, query)
      await other.opened
      hub.publish({ type: 'account.changed', member: ANN })
      expect(await other.next()).toEqual({ type: 'account' })
    }
  })

  test('gets no more updates after its session is ended elsewhere', async () => {
    const { openConnection, own, cookieOf, hub, commit } = await listening()
    const ann = openConnection({ cookie: await cookieOf(ANN), origin: own })
    await ann.opened
    await commit(({ sessions }) => sessions.endAllOf(ANN, null))
    hub.publish({ type: 'session.ended', member: ANN })
    expect(await ann.ended).toBe(4403)
  })

  test('is closed when the server stops, and new ones are refused', async () => {
    const { openConnection, own, cookieOf, updates } = await listening()
    const cookie = await cookieOf(ANN)
    const ann = openConnection({ cookie, origin: own })
    await ann.opened
    updates.close()
    expect(await ann.ended).toBe(1001)
    expect(await openConnection({ cookie, origin: own }).opened).toBe(false)
  })

  test('is one of at most twenty per member; one more is closed with a reason', async () => {
    const { openConnection, own, cookieOf, hub } = await listening()
    const headers = { cookie: await cookieOf(ANN), origin: own }
    const pages = Array.from({ length: 20 }, () => openConnection(headers))
    expect((await Promise.all(pages.map(({ opened }) => opened))).every(Boolean)).toBe(true)
    expect(await openConnection(headers).ended).toBe(4429)
    const received = Promise.all(pages.map(({ next }) => next()))
    hub.publish({ type: 'account.changed', member: ANN })
    expect(await received).toHaveLength(20)

    const bob = openConnection({ cookie: await cookieOf(BOB), origin: own })
    expect(await bob.opened).toBe(true)
    pages[0]?.socket.close()
    await pages[0]?.ended
    const freed = openConnection(headers)
    await freed.opened
    hub.publish({ type: 'account.changed', member: ANN })
    expect(await freed.next()).toEqual({ type: 'account' })
  })

  test('gives its place back, also if its request names no host that can be read', async () => {
    const { openConnection, own, cookieOf, port } = await listening()
    const cookie = await cookieOf(ANN)
    for (let more = 0; more < 2 * PAGES_PER_MEMBER; more++) await upgradeWithoutHost(port, cookie)
    const page = openConnection({ cookie, origin: own })
    expect(await page.opened).toBe(true)
    page.socket.send('still there?')
    expect(await Promise.race([page.ended, Bun.sleep(50).then(() => 'open')])).toBe('open')
  })

  test('is one of at most two hundred per address', async () => {
    const { openConnection, own, cookieOf, member } = await listening()
    const members = Array.from({ length: 10 }, (_, n) => uuid(100 + n))
    for (const id of members) await member(id)
    const opened: Promise<boolean>[] = []
    for (const id of members) {
      const headers = { cookie: await cookieOf(id), origin: own }
      opened.push(...Array.from({ length: 20 }, () => openConnection(headers).opened))
    }
    expect((await Promise.all(opened)).filter(Boolean)).toHaveLength(200)
    expect(await openConnection({ cookie: await cookieOf(ANN), origin: own }).ended).toBe(4429)
  })

  test('that sends much data is closed', async () => {
    const { openConnection, own, cookieOf } = await listening()
    const ann = openConnection({ cookie: await cookieOf(ANN), origin: own })
    await ann.opened
    ann.socket.send('x'.repeat(20 * 1024 * 1024))
    expect(await ann.ended).not.toBe(1000)
  })
})

describe('live updates are refused', () => {
  test('to a page of another site, even with the cookie', async () => {
    const { openConnection, cookieOf } = await listening()
    const cookie = await cookieOf(ANN)
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect(await openConnection({ cookie, ...headers }).opened).toBe(false)
    }
  })

  test('without a login', async () => {
    const { openConnection, own } = await listening()
    expect(await openConnection({ origin: own }).opened).toBe(false)
    expect(await openConnection({ origin: own, cookie: 'vonk_session=made-up' }).opened).toBe(false)
  })
})
