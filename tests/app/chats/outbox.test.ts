import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Outgoing } from '#app/chats/outgoing.ts'
import type { CallError } from '#app/client/client.ts'
import { DAY } from '#core/shared/time.ts'
import { type Fate, postOffice } from './post-office.ts'
import { written } from './written.ts'

const POOR: CallError = { code: 'credits.insufficient', needed: 1, balance: 0 }
const ids = (messages: Iterable<Outgoing>) => [...messages].map(({ id }) => id)

describe('a message', () => {
  test('is kept before it is sent, and gone from here once it has arrived', async () => {
    const { tab, stored, delivered, settle } = postOffice()
    tab().add(written(1))
    expect(ids(stored.values())).toEqual([written(1).id])
    await settle()
    expect(ids(delivered)).toEqual([written(1).id])
    expect(stored.size).toBe(0)
  })

  test('written without a connection goes by itself when it is back', async () => {
    const { tab, state, delivered, attempts, settle } = postOffice()
    const outbox = tab()
    state.online = false
    outbox.add(written(1))
    await settle()
    expect(attempts).toEqual([])
    state.online = true
    outbox.wake()
    await settle()
    expect(ids(delivered)).toEqual([written(1).id])
  })

  test('left behind by a page that closed goes by itself when the next one opens', async () => {
    const { tab, state, delivered, settle } = postOffice()
    state.online = false
    const closed = tab()
    closed.add(written(1))
    closed.close()
    state.online = true
    tab().wake()
    await settle()
    expect(ids(delivered)).toEqual([written(1).id])
  })

  test('goes when the outbox is opened again, as it is where one layout replaces another', async () => {
    const { tab, stored, delivered, settle } = postOffice()
    const outbox = tab()
    outbox.close()
    outbox.add(written(1))
    await settle()
    expect(ids(stored.values())).toEqual([written(1).id])
    outbox.open()
    await settle()
    outbox.add(written(2))
    await settle()
    expect(ids(delivered)).toEqual([written(1).id, written(2).id])
  })

  test('that lay there for a day waits for another press, at the price of that day', async () => {
    const { tab, state, delivered, stored, settle } = postOffice()
    state.online = false
    const outbox = tab()
    outbox.add(written(1))
    state.online = true
    state.now += DAY
    outbox.wake()
    await settle()
    expect(delivered).toEqual([])
    outbox.retry([...stored.values()][0] ?? written(1), 2)
    await settle()
    expect(delivered).toMatchObject([{ id: written(1).id, credits: 2 }])
  })

  test('is tried again after a while when the line died, and the price stays', async () => {
    const { tab, delivered, attempts, timers, pass } = postOffice('lost before', 'lost after')
    const outbox = tab()
    outbox.add(written(1))
    await pass()
    expect(attempts).toHaveLength(3)
    expect(delivered).toMatchObject([{ id: written(1).id, credits: 1 }])
    expect(timers.size).toBe(0)
    expect(outbox.state()).toMatchObject({ messages: [], troubled: false })
  })
})

describe('a refused message', () => {
  test('stays with its reason, and holds back what was written after it', async () => {
    const { tab, stored, delivered, settle } = postOffice(POOR)
    const outbox = tab()
    const heard: string[] = []
    outbox.onRefused(({ id }, { code }) => heard.push(`${id} ${code}`))
    outbox.add(written(1))
    outbox.add(written(2))
    await settle()
    expect(heard).toEqual([`${written(1).id} credits.insufficient`])
    expect([...stored.values()].map(({ refused }) => refused)).toEqual([POOR, null])
    expect(delivered).toEqual([])
  })

  test('taken back lets the next one go; another conversation never waited', async () => {
    const { tab, delivered, settle } = postOffice(POOR)
    const outbox = tab()
    outbox.add(written(1))
    outbox.add(written(2))
    outbox.add(written(3, { conversation: 'c2' }))
    await settle()
    expect(ids(delivered)).toEqual([written(3).id])
    expect(await outbox.takeBack(written(1))).toBe(true)
    await settle()
    expect(ids(delivered)).toEqual([written(3).id, written(2).id])
  })
})

describe('taking back', () => {
  test('a message that was never sent can be taken back', async () => {
    const { tab, state, stored } = postOffice()
    const outbox = tab()
    state.online = false
    outbox.add(written(1))
    expect(await outbox.takeBack(written(1))).toBe(true)
    expect(stored.size).toBe(0)
  })

  test('what has arrived after all does not, so that nobody pays twice', async () => {
    const { tab, stored, delivered, settle } = postOffice('lost after')
    const outbox = tab()
    outbox.add(written(1))
    await settle()
    expect(await outbox.takeBack(written(1))).toBe(false)
    expect([stored.size, delivered.length]).toEqual([0, 1])
  })

  test('a message that may have arrived waits until its state is known', async () => {
    const { tab, state, stored, settle } = postOffice('lost after')
    const outbox = tab()
    outbox.add(written(1))
    await settle()
    state.online = false
    await expect(outbox.takeBack(written(1))).rejects.toThrow()
    expect(stored.size).toBe(1)
  })
})

test('whatever the network does, in however many tabs, all arrive once and in their order', async () => {
  const fates = fc.array(
    fc.constantFrom<Fate>('arrives', 'lost before', 'lost after', { code: 'busy' }),
    { maxLength: 12 },
  )
  const steps = fc.array(
    fc.record({
      tab: fc.nat(2),
      conversation: fc.constantFrom('c1', 'c2'),
      after: fc.constantFrom('settle', 'nothing', 'offline', 'online', 'reload'),
    }),
    { minLength: 1, maxLength: 10 },
  )
  await fc.assert(
    fc.asyncProperty(fates, steps, async (given, happen) => {
      const office = postOffice(...given)
      const tabs = [office.tab(), office.tab(), office.tab()]
      for (const [n, { tab, conversation, after }] of happen.entries()) {
        tabs[tab]?.add(written(n, { conversation }))
        if (after === 'settle') await office.settle()
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
        const asked = happen.flatMap((step, n) =>
          step.conversation === conversation ? [written(n).id] : [],
        )
        const got = office.delivered.filter((message) => message.conversation === conversation)
        expect(ids(got)).toEqual(asked)
      }
    }),
    { numRuns: 200 },
  )
})
