import { expect, test } from 'bun:test'
import { listenForUpdates, updateIn } from '#app/realtime/listen.ts'
import type { LiveUpdate } from '#core/notifications/ports.ts'

/** A connection whose server is the test. */
function fakeSockets() {
  const connections: {
    say(data: string): void
    connect(): void
    break(code?: number): void
    closed: boolean
  }[] = []
  const delays: number[] = []
  let next = () => {}
  let waiting = false

  const open = () => {
    const ears = new Map<string, (event: { data: unknown; code: number }) => void>()
    const connection = {
      closed: false,
      say: (data: string) => ears.get('message')?.({ data, code: 0 }),
      connect: () => ears.get('open')?.({ data: null, code: 0 }),
      break: (code = 1006) => ears.get('close')?.({ data: null, code }),
    }
    connections.push(connection)
    return {
      addEventListener: (
        type: string,
        received: (event: { data: unknown; code: number }) => void,
      ) => {
        ears.set(type, received)
      },
      close: () => {
        connection.closed = true
        connection.break()
      },
    }
  }
  const setTimer = (work: () => void, wait: number) => {
    delays.push(wait)
    waiting = true
    next = work
    return () => {
      waiting = false
    }
  }
  return {
    open,
    later: setTimer,
    chance: () => 1,
    connections,
    delays,
    next: () => next(),
    waiting: () => waiting,
  }
}

function listening() {
  const sockets = fakeSockets()
  const received: LiveUpdate[] = []
  let returns = 0
  let firsts = 0
  let ends = 0
  const stop = listenForUpdates(sockets, {
    onUpdate: (update) => received.push(update),
    connected: () => {
      firsts += 1
    },
    returned: () => {
      returns += 1
    },
    signedOut: () => {
      ends += 1
    },
  })
  const connection = () => {
    const last = sockets.connections.at(-1)
    if (!last) throw new Error('no connection was opened')
    return last
  }
  return {
    ...sockets,
    received,
    returns: () => returns,
    firsts: () => firsts,
    ends: () => ends,
    stop,
    connection,
  }
}

test('updates are received, and invalid messages are ignored', () => {
  const { connection, received } = listening()
  connection().connect()
  connection().say('{"type":"message","conversation":"c1"}')
  connection().say('{"type":"weather"}')
  connection().say('not even JSON')
  expect(received).toEqual([{ type: 'message', conversation: 'c1' }])
  expect(updateIn(7)).toBeNull()
})

test('of many visibility changes the first is received immediately, then one per second', () => {
  const { connection, received, next, delays, waiting, stop } = listening()
  const people: LiveUpdate = { type: 'people' }
  const say = (update: LiveUpdate) => connection().say(JSON.stringify(update))
  for (let change = 0; change < 200; change++) say(people)
  expect(received).toEqual([people])
  say({ type: 'chats' })
  expect(received).toEqual([people, { type: 'chats' }])
  next()
  expect(received).toEqual([people, { type: 'chats' }, people])
  next()
  expect(received).toHaveLength(3)
  say(people)
  expect(received).toHaveLength(4)
  expect(delays).toEqual([1000, 1000, 1000])
  stop()
  expect(waiting()).toBe(false)
})

test('a failing connection is reopened with a backoff, up to a minute', () => {
  const { connection, delays, next, connections } = listening()
  for (let attempt = 0; attempt < 8; attempt++) {
    connection().break()
    next()
  }
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
  expect(connections).toHaveLength(9)
})

test('a refused connection is not retried immediately', () => {
  const { connection, delays, next } = listening()
  for (let turn = 0; turn < 3; turn++) {
    connection().connect()
    connection().break(4429)
    next()
  }
  expect(delays).toEqual([60_000, 60_000, 60_000])
})

test('a reopened connection invalidates everything, as updates may be missing', () => {
  const { connection, returns, firsts, next, delays } = listening()
  connection().connect()
  expect([firsts(), returns()]).toEqual([1, 0])
  connection().break()
  next()
  connection().connect()
  expect([firsts(), returns()]).toEqual([1, 1])
  connection().break()
  expect(delays).toEqual([1000, 1000])
})

test('a stopped listener does not reconnect', () => {
  const { connection, stop, waiting } = listening()
  stop()
  expect(connection().closed).toBe(true)
  expect(waiting()).toBe(false)
})

test('a connection closed by the end of its session reports that, and others do not', () => {
  const { connection, next, ends } = listening()
  connection().connect()
  connection().break()
  expect(ends()).toBe(0)
  next()
  connection().break(4403)
  expect(ends()).toBe(1)
})
