import { expect, test } from 'bun:test'
import { QueryClient } from '@tanstack/react-query'
import { freshen, staleAfter } from '#app/realtime/freshen.ts'
import { hintIn, listenForHints } from '#app/realtime/hints.ts'
import type { Announcement } from '#core/notifications/announcements.ts'

/** A line whose far end is in the test's hand. */
function openSwitchboard() {
  const lines: { say(data: string): void; connect(): void; break(): void; closed: boolean }[] = []
  const waits: number[] = []
  let next = () => {}
  let waiting = false

  const open = () => {
    const ears = new Map<string, (event: { data: unknown }) => void>()
    const line = {
      closed: false,
      say: (data: string) => ears.get('message')?.({ data }),
      connect: () => ears.get('open')?.({ data: null }),
      break: () => ears.get('close')?.({ data: null }),
    }
    lines.push(line)
    return {
      addEventListener: (type: string, heard: (event: { data: unknown }) => void) => {
        ears.set(type, heard)
      },
      close: () => {
        line.closed = true
        line.break()
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
  return { open, later, chance: () => 1, lines, waits, next: () => next(), waiting: () => waiting }
}

function listening() {
  const board = openSwitchboard()
  const heard: Announcement[] = []
  let returns = 0
  const stop = listenForHints(board, {
    heard: (hint) => heard.push(hint),
    returned: () => {
      returns += 1
    },
  })
  const line = () => {
    const last = board.lines.at(-1)
    if (!last) throw new Error('no line was opened')
    return last
  }
  return { ...board, heard, returns: () => returns, stop, line }
}

test('what comes over the line is heard, and what is no hint is not', () => {
  const { line, heard } = listening()
  line().connect()
  line().say('{"type":"message","conversation":"c1"}')
  line().say('{"type":"weather"}')
  line().say('not even JSON')
  expect(heard).toEqual([{ type: 'message', conversation: 'c1' }])
  expect(hintIn(7)).toBeNull()
})

test('a line that keeps breaking is opened again ever more patiently, up to a minute', () => {
  const { line, waits, next, lines } = listening()
  for (let attempt = 0; attempt < 8; attempt++) {
    line().break()
    next()
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
  expect(lines).toHaveLength(9)
})

test('a line that is back asks for everything, since anything may have happened meanwhile', () => {
  const { line, returns, next, waits } = listening()
  line().connect()
  expect(returns()).toBe(0)
  line().break()
  next()
  line().connect()
  expect(returns()).toBe(1)
  line().break()
  expect(waits).toEqual([1000, 1000])
})

test('who stops listening is not called back', () => {
  const { line, stop, waiting } = listening()
  stop()
  expect(line().closed).toBe(true)
  expect(waiting()).toBe(false)
})

test('a hint makes exactly what it is about be asked for again', () => {
  const queries = new QueryClient()
  for (const key of [['conversation', 'c1'], ['conversation', 'c2'], ['chats'], ['likes']]) {
    queries.setQueryData(key, 'known')
  }
  freshen(queries, { type: 'message', conversation: 'c1' })
  const stale = (key: readonly string[]) => queries.getQueryState(key)?.isInvalidated
  expect([stale(['conversation', 'c1']), stale(['chats'])]).toEqual([true, true])
  expect([stale(['conversation', 'c2']), stale(['likes'])]).toEqual([false, false])
})

test('a payment that was settled refreshes the wallet, the order and the discount', () => {
  const keys = staleAfter({ type: 'account' }).map(([area]) => area)
  expect(keys).toEqual(expect.arrayContaining(['user', 'order', 'orders', 'discount', 'ledger']))
  expect(staleAfter({ type: 'read', conversation: 'c1' })).toEqual([['conversation', 'c1']])
  expect(staleAfter({ type: 'like', from: 'm1' })).toEqual([['likes']])
  expect(staleAfter({ type: 'match', with: 'm1' })).toEqual([['likes'], ['member', 'm1']])
})
