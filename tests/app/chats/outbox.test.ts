import { describe, expect, mock, test } from 'bun:test'
import fc from 'fast-check'
import type { Outgoing } from '#app/chats/messages/outgoing.ts'
import type { CallError } from '#app/client/client.ts'
import { DAY } from '#core/shared/time.ts'
import { type Fate, fakeServer } from './post-office.ts'
import { written } from './written.ts'

const POOR: CallError = { code: 'credits.insufficient', needed: 1, balance: 0 }
const given = () => true
const ids = (messages: Iterable<Outgoing>) => [...messages].map(({ id }) => id)

describe('the outbox', () => {
  test('stores a message before it is sent, and deletes it when it was delivered', async () => {
    const { tab, stored, delivered, flush } = fakeServer()
    tab().add(written(1))
    expect(ids(stored.values())).toEqual([written(1).id])
    await flush()
    expect(ids(delivered)).toEqual([written(1).id])
    expect(stored.size).toBe(0)
  })

  test('sends automatically after being offline', async () => {
    const { tab, state, delivered, attempts, flush } = fakeServer()
    const outbox = tab()
    state.online = false
    outbox.add(written(1))
    await flush()
    expect(attempts).toEqual([])
    state.online = true
    outbox.wake()
    await flush()
    expect(ids(delivered)).toEqual([written(1).id])
  })

  test('sends messages of a closed page from the next page', async () => {
    const { tab, state, delivered, flush } = fakeServer()
    state.online = false
    const closed = tab()
    closed.add(written(1))
    closed.close()
    state.online = true
    tab().wake()
    await flush()
    expect(ids(delivered)).toEqual([written(1).id])
  })

  test('sends when it is opened again, for example after a layout change', async () => {
    const { tab, stored, delivered, flush } = fakeServer()
    const outbox = tab()
    outbox.close()
    outbox.add(written(1))
    await flush()
    expect(ids(stored.values())).toEqual([written(1).id])
    outbox.open()
    await flush()
    outbox.add(written(2))
    await flush()
    expect(ids(delivered)).toEqual([written(1).id, written(2).id])
  })

  test('asks to confirm a message after a day, at the current price', async () => {
    const { tab, state, delivered, stored, flush } = fakeServer()
    state.online = false
    const outbox = tab()
    outbox.add(written(1))
    state.online = true
    state.now += DAY
    outbox.wake()
    await flush()
    expect(delivered).toEqual([])
    outbox.retry([...stored.values()][0] ?? written(1), 2)
    await flush()
    expect(delivered).toMatchObject([{ id: written(1).id, credits: 2 }])
  })

  test('retries with a backoff after a network error, at the same price', async () => {
    const { tab, delivered, attempts, timers, pass } = fakeServer('lost before', 'lost after')
    const outbox = tab()
    outbox.add(written(1))
    await pass()
    expect(attempts).toHaveLength(3)
    expect(delivered).toMatchObject([{ id: written(1).id, credits: 1 }])
    expect(timers.size).toBe(0)
    expect(outbox.state()).toMatchObject({ messages: [], troubled: false })
  })
})

test('what waits in a deleted conversation is not sent', async () => {
  const { tab, state, delivered, stored, flush } = fakeServer()
  const outbox = tab()
  state.online = false
  outbox.add(written(1))
  outbox.drop(written(1).conversation)
  state.online = true
  outbox.wake()
  await flush()
  expect([delivered, stored.size]).toEqual([[], 0])
})

describe('a refused message', () => {
  test('stays with its error, and later ones are sent', async () => {
    const { tab, stored, delivered, flush } = fakeServer(POOR)
    const outbox = tab()
    const events: string[] = []
    outbox.onRefused(({ id }, { code }) => events.push(`${id} ${code}`))
    outbox.add(written(1))
    outbox.add(written(2))
    await flush()
    outbox.add(written(3))
    await flush()
    expect(events).toEqual([`${written(1).id} credits.insufficient`])
    expect([...stored.values()].map(({ refused }) => refused)).toEqual([POOR])
    expect(ids(delivered)).toEqual([written(2).id, written(3).id])
  })

  test('a day old does not keep later ones from being sent', async () => {
    const { tab, state, stored, delivered, flush } = fakeServer()
    state.online = false
    const outbox = tab()
    outbox.add(written(1))
    state.online = true
    state.now += DAY
    outbox.add(written(2))
    await flush()
    expect(ids(delivered)).toEqual([written(2).id])
    expect(ids(stored.values())).toEqual([written(1).id])
  })
})

describe('cancelling', () => {
  test('an unsent message works', async () => {
    const { tab, state, stored } = fakeServer()
    const outbox = tab()
    state.online = false
    outbox.add(written(1))
    expect(await outbox.takeBack(written(1), given)).toBe(true)
    expect(stored.size).toBe(0)
  })

  test('a delivered message gives nothing back, so that nobody pays twice', async () => {
    const { tab, stored, delivered, flush } = fakeServer('lost after')
    const outbox = tab()
    outbox.add(written(1))
    await flush()
    const giveBack = mock(() => true)
    expect(await outbox.takeBack(written(1), giveBack)).toBe(true)
    expect(giveBack).not.toHaveBeenCalled()
    expect([stored.size, delivered.length]).toEqual([0, 1])
  })

  test('a message that cannot return to the field keeps it in the outbox', async () => {
    const { tab, state, stored } = fakeServer()
    const outbox = tab()
    state.online = false
    outbox.add(written(1))
    expect(await outbox.takeBack(written(1), () => false)).toBe(false)
    expect(stored.size).toBe(1)
  })

  test('a message that may be delivered waits until its state is known', async () => {
    const { tab, state, stored, flush } = fakeServer('lost after')
    const outbox = tab()
    outbox.add(written(1))
    await flush()
    state.online = false
    await expect(outbox.takeBack(written(1), given)).rejects.toThrow()
    expect(stored.size).toBe(1)
  })
})

test('all messages arrive once and in order, with any network and number of tabs', async () => {
  const fates = fc.array(
    fc.constantFrom<Fate>('arrives', 'lost before', 'lost after', { code: 'busy' }),
    { maxLength: 12 },
  )
  const steps = fc.array(
    fc.record({
      tab: fc.nat(2),
      conversation: fc.constantFrom('c1', 'c2'),
      after: fc.constantFrom('flush', 'nothing', 'offline', 'online', 'reload'),
    }),
    { minLength: 1, maxLength: 10 },
  )
  await fc.assert(
    fc.asyncProperty(fates, steps, async (given, happen) => {
      const office = fakeServer(...given)
      const tabs = [office.tab(), office.tab(), office.tab()]
      for (const [n, { tab, conversation, after }] of happen.entries()) {
        tabs[tab]?.add(written(n, { conversation }))
        if (after === 'flush') await office.flush()
        if (after === 'offline') office.state.online = false
        if (after === 'online') office.state.online = true
        if (after === 'reload') {
          tabs[tab]?.close()
          tabs[tab] = office.tab()
          tabs[tab]?.wake()
        }
      }
      office.state.online = true
      for (const outbox of tabs) outbox.wake()
      await office.pass()

      expect(office.stored.size).toBe(0)
      for (const conversation of ['c1', 'c2']) {
        const requested = happen.flatMap((step, n) =>
          step.conversation === conversation ? [written(n).id] : [],
        )
        const got = office.delivered.filter((message) => message.conversation === conversation)
        expect(ids(got)).toEqual(requested)
      }
    }),
    { numRuns: 200 },
  )
})
