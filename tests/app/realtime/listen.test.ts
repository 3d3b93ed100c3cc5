import { expect, test } from 'bun:test'
import { listenForUpdates, updateIn } from '#app/realtime/listen.ts'
import type { LiveUpdate } from '#core/notifications/live-updates.ts'

/** A connection whose far end is in the test's hand. */
function fakeSockets() {
  const connections: {
    say(data: string): void
    connect(): void
    break(code?: number): void
    closed: boolean
  }[] = []
  const waits: number[] = []
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
      addEventListener: (type: string, heard: (event: { data: unknown; code: number }) => void) => {
        ears.set(type, heard)
      },
      close: () => {
        connection.closed = true
        connection.break()
      },
    }
  }
  const later = (work: () => void, wait: number) => {
    waits.push(wait)
    waiting = true
    next = work
    return () => {
      waiting = false
    }
  }
  return {
    open,
    later,
    chance: () => 1,
    connections,
    waits,
    next: () => next(),
    waiting: () => waiting,
  }
}

function listening() {
  const sockets = fakeSockets()
  const heard: LiveUpdate[] = []
  let returns = 0
  let firsts = 0
  let ends = 0
  const stop = listenForUpdates(sockets, {
    heard: (update) => heard.push(update),
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
    heard,
    returns: () => returns,
    firsts: () => firsts,
    ends: () => ends,
    stop,
    connection,
  }
}

test('updates are received, and invalid messages are ignored', () => {
  const { connection, heard } = listening()
  connection().connect()
  connection().say('{"type":"message","conversation":"c1"}')
  connection().say('{"type":"weather"}')
  connection().say('not even JSON')
  expect(heard).toEqual([{ type: 'message', conversation: 'c1' }])
  expect(updateIn(7)).toBeNull()
})

test('of many changes of who is visible, a page hears the first at once and one a second of the rest', () => {
  const { connection, heard, next, waits, waiting, stop } = listening()
  const people: LiveUpdate = { type: 'people' }
  const say = (update: LiveUpdate) => connection().say(JSON.stringify(update))
  for (let change = 0; change < 200; change++) say(people)
  expect(heard).toEqual([people])
  say({ type: 'chats' })
  expect(heard).toEqual([people, { type: 'chats' }])
  next()
  expect(heard).toEqual([people, { type: 'chats' }, people])
  next()
  expect(heard).toHaveLength(3)
  say(people)
  expect(heard).toHaveLength(4)
  expect(waits).toEqual([1000, 1000, 1000])
  stop()
  expect(waiting()).toBe(false)
})

test('a connection that keeps breaking is opened again ever more patiently, up to a minute', () => {
  const { connection, waits, next, connections } = listening()
  for (let attempt = 0; attempt < 8; attempt++) {
    connection().break()
    next()
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
  expect(connections).toHaveLength(9)
})

test('a connection for which there is no place is not asked for again at once', () => {
  const { connection, waits, next } = listening()
  for (let turn = 0; turn < 3; turn++) {
    connection().connect()
    connection().break(4429)
    next()
  }
  expect(waits).toEqual([60_000, 60_000, 60_000])
})

test('a connection that is back asks for everything, since anything may have happened meanwhile', () => {
  const { connection, returns, firsts, next, waits } = listening()
  connection().connect()
  expect([firsts(), returns()]).toEqual([1, 0])
  connection().break()
  next()
  connection().connect()
  expect([firsts(), returns()]).toEqual([1, 1])
  connection().break()
  expect(waits).toEqual([1000, 1000])
})

test('who stops listening is not called back', () => {
  const { connection, stop, waiting } = listening()
  stop()
  expect(connection().closed).toBe(true)
  expect(waiting()).toBe(false)
})

test('a connection that closes because the session ended says so, and others do not', () => {
  const { connection, next, ends } = listening()
  connection().connect()
  connection().break()
  expect(ends()).toBe(0)
  next()
  connection().break(4403)
  expect(ends()).toBe(1)
})
