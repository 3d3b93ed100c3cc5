import { describe, expect, test } from 'bun:test'
import { LEASE } from '#core/notifications/delivery-worker.ts'
import type { Ports } from '#core/ports.ts'
import { HOUR, MINUTE, SECOND } from '#core/shared/time.ts'
import { openOffice, settled } from './slow-office.ts'

const RESET = { kind: 'reset', member: 'bo' } as const

/** An office with one letter queued, and what its workers do. */
async function openWithLetter() {
  const office = await openOffice()
  const queue = () => office.queue(RESET)
  await queue()
  /** Has a worker take what is due and begin to send it. */
  const begin = async (worker: Pick<ReturnType<typeof office.hire>, 'tick'>) => {
    await worker.tick()
    await settled()
  }
  /** Has a worker begin, and its letter fail. */
  const fail = async (worker: Parameters<typeof begin>[0] & { idle: () => Promise<unknown> }) => {
    await begin(worker)
    office.failAll()
    await worker.idle()
  }
  return { ...office, queue, begin, fail }
}

describe('a delivery', () => {
  test('stays with the worker that sends it, for as long as that takes', async () => {
    const office = await openWithLetter()
    const slow = office.hire('slow')
    const other = office.hire('other')
    await slow.tick()
    for (let lease = 0; lease < 9; lease++) {
      office.pass(LEASE - SECOND)
      await slow.renew()
      await other.tick()
    }
    await settled()
    expect(office.sending()).toHaveLength(1)
    office.takeAll()
    await slow.idle()
    await slow.renew()
    expect(await office.deliveries()).toEqual([])
  })

  test('goes to another worker once its own has not been heard of for half a minute', async () => {
    const office = await openWithLetter()
    await office.begin(office.hire('dies'))
    const other = office.hire('other')
    await other.tick()
    office.pass(LEASE)
    expect(office.sending()).toHaveLength(1)
    await office.begin(other)
    expect(office.sending()).toHaveLength(2)
  })

  test('is taken up at once where no other worker can be at it', async () => {
    const office = await openWithLetter()
    await office.hire('dies').tick()
    await office.hire('next', { alone: true }).tick()
    await settled()
    expect(office.sending()).toHaveLength(2)
  })

  test('is called the same at each attempt, and otherwise than one of the same id in another time', async () => {
    const office = await openOffice()
    const add = () => {
      const at = office.now()
      const made = { id: 'event-5-0', notice: RESET, addedAt: at, dueAt: at }
      return office.commit(({ deliveries }) => deliveries.add(made))
    }
    const worker = office.hire('w')
    const send = async () => {
      await worker.tick()
      await settled()
      return office.names()
    }
    await add()
    const first = await send()
    office.failAll()
    await worker.idle()
    office.pass(MINUTE)
    expect(await send()).toEqual(first)
    office.takeAll()
    await worker.idle()
    // As after the database was put back to what it was a day ago.
    await add()
    expect(await send()).not.toEqual(first)
  })

  test('that was sent is not sent again because the database was away just then', async () => {
    const office = await openWithLetter()
    let away = false
    const on: Ports = {
      ...office.ports,
      atomically: (work) => (away ? Promise.reject(new Error('away')) : office.atomically(work)),
    }
    const worker = office.hire('w', { on })
    await office.begin(worker)
    away = true
    office.takeAll()
    await worker.idle()
    await expect(worker.tick()).rejects.toThrow('away')
    await settled()

    away = false
    await worker.renew()
    await worker.tick()
    expect(await office.deliveries()).toEqual([])
    expect(office.taken).toHaveLength(1)
  })
})

describe('a clock that is set back by an hour', () => {
  test('makes nothing wait that was due, nor what was put off or had failed', async () => {
    const office = await openWithLetter()
    const worker = office.hire('w')
    await office.fail(worker)
    await office.queue()
    office.pass(-HOUR)
    await office.begin(worker)
    expect(office.sending()).toHaveLength(2)
  })

  test('while nothing ran makes nothing wait that was touched since', async () => {
    const office = await openWithLetter()
    const dies = office.hire('dies')
    await office.begin(dies)
    await office.queue()
    office.pass(-HOUR)
    const next = office.hire('next')
    await office.begin(next)
    expect(office.sending()).toHaveLength(2)
    // The lease of the one that died ends within half a minute, and not after an hour.
    office.pass(LEASE)
    await next.renew()
    await office.begin(next)
    expect(office.sending()).toHaveLength(3)
  })

  test('by little, as clocks are corrected, makes no retry earlier', async () => {
    const office = await openWithLetter()
    const worker = office.hire('w')
    await office.fail(worker)
    office.pass(-SECOND)
    await office.begin(worker)
    expect(office.sending()).toEqual([])
    office.pass(MINUTE)
    await office.begin(worker)
    expect(office.sending()).toHaveLength(1)
  })
})
