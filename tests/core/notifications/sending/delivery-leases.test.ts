import { describe, expect, test } from 'bun:test'
import { LEASE } from '#core/notifications/sending/delivery-worker.ts'
import type { Ports } from '#core/ports.ts'
import { HOUR, MINUTE, SECOND } from '#core/shared/time.ts'
import { openOffice, settled } from './slow-office.ts'

const RESET = { kind: 'reset', member: 'bo' } as const

/** A mail queue with one letter, and its workers. */
async function openWithLetter() {
  const office = await openOffice()
  const queue = () => office.queue(RESET)
  await queue()
  /** Has a worker lease what is due and start sending. */
  const begin = async (worker: Pick<ReturnType<typeof office.hire>, 'tick'>) => {
    await worker.tick()
    await settled()
  }
  /** Has a worker start, and its letter fail. */
  const fail = async (worker: Parameters<typeof begin>[0] & { idle: () => Promise<unknown> }) => {
    await begin(worker)
    office.failAll()
    await worker.idle()
  }
  return { ...office, queue, begin, fail }
}

describe('a delivery', () => {
  test('stays with its worker while it is sent', async () => {
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

  test('goes to another worker half a minute after the last heartbeat', async () => {
    const office = await openWithLetter()
    await office.begin(office.hire('dies'))
    const other = office.hire('other')
    await other.tick()
    office.pass(LEASE)
    expect(office.sending()).toHaveLength(1)
    await office.begin(other)
    expect(office.sending()).toHaveLength(2)
  })

  test('is taken immediately if no other worker can have it', async () => {
    const office = await openWithLetter()
    await office.hire('dies').tick()
    await office.hire('next', { alone: true }).tick()
    await settled()
    expect(office.sending()).toHaveLength(2)
  })

  test('has one id for all attempts, and another id at another time', async () => {
    const office = await openOffice()
    const add = () => {
      const at = office.now()
      const made = { id: 'event-5-0', notification: RESET, addedAt: at, dueAt: at }
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
    // As after the database was restored to the day before.
    await add()
    expect(await send()).not.toEqual(first)
  })

  test('that was sent is not sent again when the database was unavailable then', async () => {
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

describe('a clock that was set back by an hour', () => {
  test('delays nothing that was due, deferred or failed', async () => {
    const office = await openWithLetter()
    const worker = office.hire('w')
    await office.fail(worker)
    await office.queue()
    office.pass(-HOUR)
    await office.begin(worker)
    expect(office.sending()).toHaveLength(2)
  })

  test('during downtime delays nothing that was touched since', async () => {
    const office = await openWithLetter()
    const dies = office.hire('dies')
    await office.begin(dies)
    await office.queue()
    office.pass(-HOUR)
    const next = office.hire('next')
    await office.begin(next)
    expect(office.sending()).toHaveLength(2)
    // The dead worker's lease ends within half a minute, not after an hour.
    office.pass(LEASE)
    await next.renew()
    await office.begin(next)
    expect(office.sending()).toHaveLength(3)
  })

  test('by a small correction makes no retry earlier', async () => {
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
